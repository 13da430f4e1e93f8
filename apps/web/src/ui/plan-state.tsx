import { planStateNames, type PlanState as State } from '@fourfold/contract/words';
import { planMarks } from '../lib/plan-text.ts';
import { Status } from './status.tsx';

/** Drafted, running, done or dropped: a dot on its line, and the word. */
export function PlanState({ state }: { state: State }) {
  return <Status {...planMarks[state]}>{planStateNames[state]()}</Status>;
}
