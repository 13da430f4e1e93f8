import { BETWEEN_GROUPS } from '../group/group-spread.ts';
import { POINTS } from '../person/bands.ts';
import { studentLimit } from '../probability/student.ts';
import { drawOrder } from './draw-order.ts';
import { BORROWED_BEFOREHAND } from './estimate-effect.ts';
import { type Cell, effectVariance, fitAt, layOut } from './mixed-model.ts';
import { roundSpread } from './team-scores.ts';

/**
 * The smallest effect, in points, that the model would find in four of five cases, before anything is started. Simulated
 * companies find it in about seven of ten (docs/measurement-evidence-experiments.md), which is what the screens say.
 *
 * By the model of `mixed-model.ts` with teams and rounds scattering as believed, averaged over some orders that lots
 * might draw, since teams differ in size.
 *
 * Example: twelve teams of ten, two steps, a round before and one between: about 38.
 */
export interface Intended {
  /** People expected to answer, by team. */
  readonly people: readonly number[];
  readonly steps: number;
  /** By round: how many steps have started by then. */
  readonly started: readonly number[];
  /** What answering leaves uncertain of the measure for one person, in points squared. */
  readonly error: number;
}

const ORDERS = 20;
const FOUND = 0.8;

/** Null where no round would have both teams that started and teams that wait. */
export function foreseeEffect({ people, steps, started, error }: Intended): number | null {
  if (!started.some((count) => count > 0 && count < steps) || people.length < steps) return null;
  const teams = people.map((_, team) => String(team));
  let information = 0;
  let degrees = 0;
  for (let turn = 0; turn < ORDERS; turn++) {
    const order = drawOrder(teams, steps, `foreseen ${turn}`);
    const layout = layOut(
      started.flatMap((count, period) =>
        people.map((size, team): Cell => {
          const runs = (order.get(String(team)) ?? 0) < count;
          return { team, period, runs, spread: roundSpread(error / size, size) };
        }),
      ),
    );
    information += 1 / effectVariance(fitAt(layout, BETWEEN_GROUPS * POINTS ** 2)) / ORDERS;
    degrees = layout.cells.length - layout.columns - (people.length - 1) + BORROWED_BEFOREHAND;
  }
  const wanted = studentLimit(0.025, degrees) + studentLimit(1 - FOUND, degrees);
  return wanted / Math.sqrt(information);
}
