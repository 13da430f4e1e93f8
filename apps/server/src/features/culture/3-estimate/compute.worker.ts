import { type Engine, loadEngine } from '../engine/engine.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface ComputeTask {
  readonly name: TaskName;
  readonly input: never;
}

export default async function perform({ name, input }: ComputeTask): Promise<unknown> {
  const task: (engine: Engine, given: never) => unknown = tasks[name];
  return task(await loadEngine(), input);
}
