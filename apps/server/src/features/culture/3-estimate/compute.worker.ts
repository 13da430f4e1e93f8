import { loadEngine } from '../engine/engine.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface ComputeTask {
  readonly name: TaskName;
  readonly input: never;
}

const engine = await loadEngine();

export default function perform({ name, input }: ComputeTask): unknown {
  const task: (own: typeof engine, given: never) => unknown = tasks[name];
  return task(engine, input);
}
