import type { GroupEngine } from '../group/group-engine.ts';
import type { Choices } from '../questionnaire/model.ts';
import type { ResponseChoices } from '../questionnaire/read-answers.ts';
import type { MeasureKind } from '../questionnaire/types.ts';

/**
 * The people who answered in both rounds: what their two sheets say together.
 *
 * Someone who stood high before mostly stands high again. What these people share between the rounds is no change,
 * and their number and sums of products say how much it is. Sums over sheets, so the cost is a few microseconds a
 * person and nothing has to be stored.
 *
 * Example: `addMatched(engine, matched, before, after)` for each of them.
 */
export type MatchedPeople = Readonly<Record<MeasureKind, MatchedScores>> & { people: number };

export interface MatchedScores {
  /** Sums of quick scores by competency. */
  readonly earlier: Float64Array;
  readonly later: Float64Array;
  /** Sums of products, competencies x competencies: of the earlier scores, of the later ones, and of both. */
  readonly withinEarlier: Float64Array;
  readonly withinLater: Float64Array;
  readonly across: Float64Array;
}

export function createMatched(engine: GroupEngine): MatchedPeople {
  const none = (kind: MeasureKind): MatchedScores => {
    const { size } = engine.scale[kind];
    return {
      earlier: new Float64Array(size),
      later: new Float64Array(size),
      withinEarlier: new Float64Array(size * size),
      withinLater: new Float64Array(size * size),
      across: new Float64Array(size * size),
    };
  };
  return { people: 0, behaviour: none('behaviour'), perception: none('perception') };
}

export function addMatched(
  engine: GroupEngine,
  matched: MatchedPeople,
  earlier: ResponseChoices,
  later: ResponseChoices,
): void {
  matched.people += 1;
  for (const kind of ['behaviour', 'perception'] as const) {
    const { size, worth } = engine.scale[kind];
    const sums = matched[kind];
    const before = scoreOf(worth, size, earlier[kind]);
    const after = scoreOf(worth, size, later[kind]);
    addProducts(sums.withinEarlier, before, before);
    addProducts(sums.withinLater, after, after);
    addProducts(sums.across, before, after);
    for (let k = 0; k < size; k++) {
      sums.earlier[k] = (sums.earlier[k] as number) + (before[k] as number);
      sums.later[k] = (sums.later[k] as number) + (after[k] as number);
    }
  }
}

function addProducts(into: Float64Array, one: Float64Array, other: Float64Array): void {
  const size = one.length;
  for (let row = 0; row < size; row++) {
    const value = one[row] as number;
    for (let column = 0; column < size; column++) {
      const at = row * size + column;
      into[at] = (into[at] as number) + value * (other[column] as number);
    }
  }
}

function scoreOf(worth: Float64Array, size: number, choices: Choices): Float64Array {
  const score = new Float64Array(size);
  for (const chosen of choices) {
    if (chosen < 0) continue;
    const from = chosen * size;
    for (let k = 0; k < size; k++) score[k] = (score[k] as number) + (worth[from + k] as number);
  }
  return score;
}
