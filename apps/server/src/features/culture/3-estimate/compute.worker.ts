import { type EncodedKeys, type Engine, engineWith } from '../engine/engine.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface ComputeTask {
  readonly name: TaskName;
  readonly input: never;
  readonly keys: EncodedKeys | null;
}

export default async function perform({ name, input, keys }: ComputeTask): Promise<unknown> {
  const task: (engine: Engine, given: never) => unknown = tasks[name];
  return task(await engineWith(keys), input);
}
