import type { CultureOpportunity } from '@fourfold/contract/schemas';
import {
  BALANCED,
  type Dynamics,
  FULL_DISTANCE,
  type Held,
  POINTS,
  type RankedOpportunity,
} from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { estimatesOf } from '../3-estimate/estimates.ts';
import type { NamedFigure } from '../3-estimate/profile.ts';
import type { CultureParts } from '../culture-parts.ts';
import { type Engine, loadEngine } from '../engine/engine.ts';
import { type Encoded, hundredth } from '../engine/figures.ts';
import { describeOpportunity } from './describe-finding.ts';
import { inTenths } from './in-tenths.ts';
import { type Counted, presentPlace, presentTie } from './present-place.ts';
import { sayHeld } from './sentences.ts';

/** Five of a group in words, each with everything that speaks for it, and the competencies or domains behind them. */
export interface Explained<Entry> {
  readonly listed: Entry[];
  readonly held: Held & { readonly sentence: string };
  readonly profile: NamedFigure[];
}

/** How much the departments differ is part of the effort, so they come along wherever the five are asked for. */
export async function topOpportunities(
  { compute }: Pick<CultureParts, 'compute'>,
  whole: Encoded,
  departments: readonly Encoded[],
  missing: number | null = null,
): Promise<Explained<CultureOpportunity>> {
  const engine = await loadEngine();
  const estimates = await estimatesOf(compute, whole);
  const { dynamics } = estimates;
  const { listed, people, held, profile } = await compute('opportunities', { ...estimates, departments });
  return {
    profile,
    listed: listed.map((entry) => present(engine, entry, listed, { people, missing, dynamics })),
    held: presentHeld(held),
  };
}

function present(
  engine: Engine,
  entry: RankedOpportunity,
  placed: readonly RankedOpportunity[],
  counted: Counted & { readonly dynamics: Dynamics },
): CultureOpportunity {
  const { measures } = engine;
  const text = measures.behaviours[entry.behaviour];
  if (text === undefined) throw new RangeError(`There is no behaviour ${entry.behaviour}.`);
  const { name, description } = describeOpportunity(measures, entry, counted.people);
  const lacking = entry.direction === 'improve';
  return {
    key: entry.behaviour,
    name,
    measure: text.name,
    direction: entry.direction,
    effort: hundredth(entry.effort),
    effort_range: toRange(entry.ranges.effort),
    impact: hundredth(entry.impact),
    impact_range: toRange(entry.ranges.impact),
    description,
    ...presentPlace(entry, placed, counted),
    habit: habitOf(lacking ? text.steps.more : text.steps.less),
    definition: text.definition,
    looks_like: lacking ? text.tooLittle : text.tooMuch,
    suggestion: lacking ? text.raise : text.lower,
    ...partsOf(entry),
    ties: entry.perceptions.map(({ perception }) =>
      presentTie(engine, { behaviour: entry.behaviour, perception, named: 'perception' }, counted.dynamics),
    ),
  };
}

const habitOf = sentence<{ cue: string; act: string }>('When {cue}, {act}.');

/** What the five are worth beside the best five. */
export const presentHeld = ({ share, low, high }: Held) => ({
  share: hundredth(share),
  low: hundredth(low),
  high: hundredth(high),
  sentence: sayHeld({ share, low, high }),
});

const toRange = ({ low, high }: { low: number; high: number }) => ({
  low: hundredth(low),
  high: hundredth(high),
});

const said = {
  distance: sentence('Distance'),
  howFar: sentence<{ balanced: number; full: number }>(
    'How far the group stands from {balanced, number}. A distance of {full, number} points or more gets the full weight.',
  ),
  people: sentence('People'),
  tooLittle: sentence('Share of people with too little of it.'),
  tooMuch: sentence('Share of people with too much of it.'),
  connections: sentence('Connections'),
  howStrongly: sentence('How closely it is connected with the things that people here see too little of.'),
  whoWouldChange: sentence('Share of people who would have to change.'),
  howMany: sentence('How many other things it is connected with. The more, the harder it is to change.'),
  departments: sentence('Departments'),
  howMuch: sentence('How much departments differ on it, beyond what chance would explain.'),
};

/** The recipe of `impact-and-effort.ts`, part by part. */
function partsOf({
  direction,
  impact,
  effort,
  reasons,
}: RankedOpportunity): Pick<CultureOpportunity, 'impact_parts' | 'effort_parts'> {
  const part = (name: string, share: number, of: number, text: string) => ({
    name,
    points: share * of,
    of,
    text,
  });
  const full = { balanced: BALANCED, full: FULL_DISTANCE * POINTS };
  return {
    impact_parts: inTenths(impact, [
      part(said.distance(), reasons.distance, 5, said.howFar(full)),
      part(said.people(), reasons.share, 3, direction === 'improve' ? said.tooLittle() : said.tooMuch()),
      part(said.connections(), reasons.ties, 2, said.howStrongly()),
    ]),
    effort_parts: inTenths(effort, [
      part(said.people(), reasons.share, 5, said.whoWouldChange()),
      part(said.connections(), reasons.entrenched, 2.5, said.howMany()),
      part(said.departments(), reasons.differing, 2.5, said.howMuch()),
    ]),
  };
}
