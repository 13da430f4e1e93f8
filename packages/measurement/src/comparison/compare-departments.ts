import type { GroupEngine } from '../group/group-engine.ts';
import type { GroupStatistics } from '../group/group-statistics.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { WORTH_OF_BELIEF } from './compare-rounds.ts';
import { type Contrast, createDuel, type Duel, FALSE_PAGES, type Finding } from './contrast.ts';
import { slopeNear } from './local-slope.ts';
import { covarianceOf, levelled, type Moments, momentsIn, restOf } from './moments.ts';
import { dot, quadratic } from './weighted-sums.ts';

/**
 * How far each department stands from the whole that it is part of, and which differences are more than that these
 * people work here and not there.
 *
 * Departments whose people were drawn by lot from the company would differ as well, so that is the error: how far
 * means of so many people scatter, by how people scatter inside departments. No correction for a finite department:
 * where all its people answered it is known how these stand, but not that the department has made them so.
 *
 * The department that differs most clearly is judged first, and the others are then compared with a whole without it,
 * so that one that stands apart does not make all others seem to. What is reported is the distance from everyone.
 *
 * Example: `compareDepartments(engine, 'behaviour', whole, departments)[2]?.[0]?.differs`.
 */
export interface DepartmentComparison {
  /** How many differences were looked at together. */
  readonly comparisons: number;
  /** By department, then by competency; empty where the department is the whole. */
  readonly findings: readonly (readonly Finding[])[];
}

/** Degrees of freedom that the scatter of all departments is worth in one of them. */
const WORTH_OF_OTHERS = 60;

export function compareDepartments(
  engine: GroupEngine,
  kind: MeasureKind,
  whole: GroupStatistics,
  departments: readonly GroupStatistics[],
): DepartmentComparison {
  const { groups } = engine.questionnaire.models[kind];
  const scale = engine.scale[kind];
  const all = momentsIn(engine, kind, whole);
  const parts = departments.map((part) => momentsIn(engine, kind, part));
  const compared = parts.flatMap((part, at) => (part.people < all.people && part.people > 0 ? [at] : []));
  const comparisons = compared.length * groups.length;
  const page = { comparisons, falsePages: FALSE_PAGES.departments };
  const pooled = poolScatter(all, parts);
  const common = covarianceOf(pooled, levelled(pooled, scale.scatter), WORTH_OF_BELIEF);
  const known = WORTH_OF_BELIEF + pooled.people - 1;
  const local = slopeNear(engine.models[kind], scale, all.mean);
  const contrastOf = (part: Moments, rest: Moments): Contrast => {
    const own = covarianceOf(part, common, WORTH_OF_OTHERS);
    const covariance = own.map((value, at) => value / part.people + (common[at] as number) / rest.people);
    const difference = part.mean.map((value, k) => value - (rest.mean[k] as number));
    return {
      covariance: scale.scatter,
      degrees: degreesOf(part.people, rest.people, known),
      evaluate: (weights) => ({
        estimate: dot(weights, difference),
        error: Math.sqrt(quadratic(weights, covariance)),
      }),
    };
  };
  const findings: (readonly Finding[])[] = parts.map(() => []);
  const decide = (at: number, duel: Duel): void => {
    const part = parts[at] as Moments;
    const said = duel.judge();
    // Against everyone, wherever the others stand.
    const shown = createDuel(contrastOf(part, restOf(all, part)), local, page).judge();
    const share = (all.people - part.people) / all.people;
    findings[at] = shown.map(({ difference, margin }, k) => ({
      difference: share * difference,
      margin: share * margin,
      differs: said[k]?.differs ?? false,
    }));
  };
  let others = all;
  let open = compared;
  while (open.length > 0) {
    const duels = new Map(
      open.map((at) => {
        const part = parts[at] as Moments;
        return [at, createDuel(contrastOf(part, restOf(others, part)), local, page)] as const;
      }),
    );
    const [clearest] = [...duels].toSorted(([, a], [, b]) => b.strength() - a.strength());
    if (clearest === undefined || clearest[1].strength() === 0) {
      for (const [at, duel] of duels) decide(at, duel);
      break;
    }
    decide(...clearest);
    open = open.filter((at) => at !== clearest[0]);
    const without = restOf(others, parts[clearest[0]] as Moments);
    const leavesSome = open.every((at) => (parts[at] as Moments).people < without.people);
    if (leavesSome && 2 * without.people > all.people) others = without;
  }
  return { comparisons, findings };
}

/** Of an error with two sources (Satterthwaite): the department's own scatter, and everyone's behind the rest. */
function degreesOf(part: number, rest: number, known: number): number {
  const own = Math.min(known, WORTH_OF_OTHERS + part - 1);
  return (1 / part + 1 / rest) ** 2 / (1 / part ** 2 / own + 1 / rest ** 2 / known);
}

/** How people scatter inside departments, or in the whole where there are none. */
function poolScatter(all: Moments, parts: readonly Moments[]): Pick<Moments, 'people' | 'scatter'> {
  const several = parts.filter(({ people }) => people > 1 && people < all.people);
  if (several.length === 0) return all;
  const scatter = new Float64Array(all.scatter.length);
  let degrees = 0;
  for (const part of several) {
    degrees += part.people - 1;
    for (let at = 0; at < scatter.length; at++)
      scatter[at] = (scatter[at] as number) + (part.scatter[at] as number);
  }
  return { people: degrees + 1, scatter };
}
