import type { LinksFile } from '../dynamics/expected-links.ts';
import { EXPECTED_CORRELATION } from '../dynamics/expected-links.ts';
import { tiesOf, weaknessOf } from '../opportunities/impact-and-effort.ts';
import { BALANCED, OVERACTIVATED_FROM, POINTS } from '../person/bands.ts';
import type { NamedScore, Profile } from '../person/profile.ts';
import { normalCdf } from '../probability/normal.ts';

/**
 * What a person's report takes: the most overactivated behaviour and the two best development
 * areas, each with the probability that it is one.
 *
 * One person's single measures are rough, so nothing is named below 0.5, and a person may have none
 * of the three: that is said rather than the largest noise named. Overactivated means a true score
 * of 150 or more. A development area is a behaviour truly beyond balanced on its side, whose score
 * reads so, too: 120.4 is read as 120 and balanced. The best are the surest, those tied to what this
 * person finds weak at work first among equals.
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

export function summarisePerson(behaviours: Profile, perceptions: Profile, links: LinksFile): PersonSummary {
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
  const developmentAreas = behaviours.measures
    .map((score) => toArea(score, score.beyond))
    .filter(({ behaviour, score, probability }) => {
      const isOut = probability >= NAMED_FROM && score.band !== 'balanced';
      return isOut && behaviour !== over?.behaviour;
    })
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, AREAS);
  return { overactivated: over ?? null, developmentAreas };
}

function toArea(score: NamedScore, probability: number): NamedArea {
  return {
    behaviour: score.key,
    direction: score.side === 'low' ? 'improve' : 'reduce',
    score,
    probability,
  };
}
