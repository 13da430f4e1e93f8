import type { CultureOpportunity } from '@fourfold/contract/schemas';
import {
  departmentSpread,
  describeGroup,
  describeOpportunity,
  estimateDynamics,
  findOpportunities,
  type RankedOpportunity,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, hundredth, tenth } from '../engine/figures.ts';
import { presentPlace, presentTie } from './placing.ts';
import { type NamedFigure, profileOf } from './profile.ts';

export interface OpportunityTask {
  readonly whole: Encoded;
  /** Of the departments that are shown; how much they differ is part of the effort. */
  readonly departments: readonly Encoded[];
}

export interface Ranked<Entry> {
  readonly listed: Entry[];
  /** The competencies or domains behind them. */
  readonly profile: NamedFigure[];
}

/** The top five opportunities of a group, each with everything that speaks for it. */
export function computeOpportunities(
  engine: Engine,
  { whole, departments }: OpportunityTask,
): Ranked<CultureOpportunity> {
  const { groups, keys, questionnaire, dynamicsModel } = engine;
  const statistics = decode(engine, whole);
  const picture = describeGroup(groups, keys, statistics);
  const { listed } = findOpportunities({
    questionnaire,
    dynamicsModel,
    picture,
    dynamics: estimateDynamics(dynamicsModel, statistics),
    departmentSpread: departmentSpread(
      groups.spread.behaviour,
      'behaviour',
      departments.map((bytes) => decode(engine, bytes)),
    ),
  });
  return {
    listed: listed.map((entry) => presentOpportunity(engine, entry, listed, picture.people)),
    profile: profileOf(engine, 'behaviour', picture),
  };
}

function presentOpportunity(
  engine: Engine,
  entry: RankedOpportunity,
  placed: readonly RankedOpportunity[],
  people: number,
): CultureOpportunity {
  const { findings, measures } = engine;
  const text = measures.behaviours[entry.behaviour];
  if (text === undefined) throw new RangeError(`There is no behaviour ${entry.behaviour}.`);
  const { name, description } = describeOpportunity(findings, measures, entry, people);
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
    ...presentPlace(engine, entry, placed, people),
    definition: text.definition,
    looks_like: lacking ? text.tooLittle : text.tooMuch,
    suggestion: lacking ? text.raise : text.lower,
    ...partsOf(entry),
    ties: entry.perceptions.map(({ perception: key, correlation }) =>
      presentTie(engine, 'perception', { key, correlation }, people),
    ),
  };
}

const toRange = ({ low, high }: { low: number; high: number }) => ({
  low: hundredth(low),
  high: hundredth(high),
});

/** The recipe of `impact-and-effort.ts`, part by part. */
function partsOf({ reasons }: RankedOpportunity): Pick<CultureOpportunity, 'impact_parts' | 'effort_parts'> {
  const part = (name: string, share: number, of: number, text: string) => ({
    name,
    points: tenth(share * of),
    of,
    text,
  });
  return {
    impact_parts: [
      part('Distance', reasons.distance, 5, 'How far the group stands from 100; 60 points count in full.'),
      part(
        'People',
        reasons.share,
        3,
        'Which share of the people is beyond balanced on this side, as far as that is known.',
      ),
      part(
        'Connections',
        reasons.ties,
        2,
        'How strongly it is connected with perceptions that are weak here.',
      ),
    ],
    effort_parts: [
      part('People', reasons.share, 5, 'Which share of the people would have to change.'),
      part('Entrenched', reasons.entrenched, 2.5, 'How many other things it is connected with.'),
      part(
        'Differing',
        reasons.differing,
        2.5,
        'How much departments differ in it, beyond what chance brings.',
      ),
    ],
  };
}
