import type { LinksFile } from '../dynamics/expected-links.ts';
import { EXPECTED_CORRELATION } from '../dynamics/expected-links.ts';
import { tiesOf, weaknessOf } from '../opportunities/impact-and-effort.ts';
import { BALANCED, OVERACTIVATED_FROM, POINTS } from '../person/bands.ts';
import type { NamedScore, Profile } from '../person/profile.ts';
import { normalCdf } from '../probability/normal.ts';
import { labelOf } from '../ranking/label.ts';

/**
 * What a person's report takes: the most overactivated behaviour and the two best development
 * areas, each with the probability that it is one.
 *
 * One person's single measures are rough, so nothing is named below 0.5, and a person may have none
 * of the three: that is said rather than the largest noise named. Overactivated means a true score
 * of 150 or more. A development area is a behaviour truly beyond balanced on its side, whose score
 * reads so, too: 120.4 is read as 120 and balanced. What is clear comes before what is likely. Of
 * what is likely, the part of a competency that is clearly out on the same side comes first, since
 * the profile names the competency first. Among equals, the surest come first, and those tied to
 * what this person finds weak at work.
 *
 * Example: `{ overactivated: { behaviour: 'persuasion', probability: 0.58, ... }, developmentAreas:
 * [] }`.
 */
export interface PersonSummary {
  readonly overactivated: NamedArea | null;
  readonly developmentAreas: readonly NamedArea[];
}

export interface NamedArea {
  readonly behaviour: string;
  readonly direction: 'improve' | 'reduce';
  readonly score: NamedScore;
  readonly probability: number;
}

export const NAMED_FROM = 0.5;
const AREAS = 2;
/** How much a development area gains at most by being tied to weak perceptions. */
const WORTH_OF_TIES = 0.3;

/** `groupOf`: the competency of each behaviour. */
export function summarisePerson(
  behaviours: Profile,
  perceptions: Profile,
  links: LinksFile,
  groupOf: ReadonlyMap<string, string> = new Map(),
): PersonSummary {
  const over = behaviours.measures
    .map((score) => toArea(score, normalCdf((score.score - OVERACTIVATED_FROM) / score.error)))
    .filter(({ probability }) => probability >= NAMED_FROM)
    .sort((a, b) => b.probability - a.probability)[0];
  const weakness = new Map(
    perceptions.measures.map(({ key, score }) => [key, weaknessOf((score - BALANCED) / POINTS)]),
  );
  const worth = ({ behaviour, probability }: NamedArea): number => {
    const pull = (links[behaviour] ?? []).reduce(
      (sum, perception) => sum + EXPECTED_CORRELATION * (weakness.get(perception) ?? 0),
      0,
    );
    return probability * (1 + WORTH_OF_TIES * tiesOf(pull));
  };
  const clearSides = new Map(
    behaviours.groups.filter(isClear).map(({ key, side }) => [key, side === 'low' ? 'improve' : 'reduce']),
  );
  const placeOf = ({ behaviour, direction, score }: NamedArea): number => {
    if (isClear(score)) return 0;
    return clearSides.get(groupOf.get(behaviour) ?? '') === direction ? 1 : 2;
  };
  const developmentAreas = behaviours.measures
    .map((score) => toArea(score, score.beyond))
    .filter(({ behaviour, score, probability }) => {
      const isOut = probability >= NAMED_FROM && score.band !== 'balanced';
      return isOut && behaviour !== over?.behaviour;
    })
    .sort((a, b) => placeOf(a) - placeOf(b) || worth(b) - worth(a))
    .slice(0, AREAS);
  return { overactivated: over ?? null, developmentAreas };
}

const isClear = ({ beyond, band }: NamedScore) => labelOf(beyond) === 'clear' && band !== 'balanced';

function toArea(score: NamedScore, probability: number): NamedArea {
  return {
    behaviour: score.key,
    direction: score.side === 'low' ? 'improve' : 'reduce',
    score,
    probability,
  };
}
