import { answerInThread } from '../../../kernel/threads/answer-in-thread.ts';
import { loadBrain } from './brain.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface Order {
  readonly name: TaskName;
  readonly input: never;
}

const brain = await loadBrain();

answerInThread(({ name, input }: Order) => {
  const task: (own: typeof brain, given: never) => unknown = tasks[name];
  return task(brain, input);
});
