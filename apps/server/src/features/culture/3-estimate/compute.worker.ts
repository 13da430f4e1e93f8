import { answerInThread } from '../../../kernel/threads/answer-in-thread.ts';
import { loadEngine } from '../engine/engine.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface Order {
  readonly name: TaskName;
  readonly input: never;
}

const engine = await loadEngine();

answerInThread(({ name, input }: Order) => {
  const task: (own: typeof engine, given: never) => unknown = tasks[name];
  return task(engine, input);
});
