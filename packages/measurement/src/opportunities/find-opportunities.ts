import type { Dynamics } from '../dynamics/dynamics.ts';
import type { DynamicsModel } from '../dynamics/dynamics-model.ts';
import { findTies, type Tie, type Ties } from '../dynamics/ties.ts';
import type { GroupPicture } from '../group/describe-group.ts';
import { countOutOfBalance } from '../group/share-out-of-balance.ts';
import { type ReportedScore, reportScore } from '../person/reported-score.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { believePicture } from '../ranking/belief.ts';
import { type Placement, rank } from '../ranking/rank.ts';
import type { Held } from '../ranking/top-five.ts';
import { coordinateRanges } from './coordinate-ranges.ts';
import { effortOf, impactOf } from './impact-and-effort.ts';
import type { Opportunity, RankedOpportunity } from './opportunity.ts';
import { createOpportunityContest, type OpportunityContest } from './opportunity-contest.ts';

/**
 * The development opportunities of a group: one for each behaviour, as a point on the Effort /
 * Impact chart with its evidence, and the top five among them.
 *
 * Expert judgement decides what counts how much (see `impact-and-effort.ts`); how sure it is comes
 * from the data. Always the same for the same statistics.
 *
 * Example: `found.listed[0]` is delegation, `improve`, impact 6.1, effort 3.9, probability 0.86,
 * `clear`.
 */
export interface Opportunities {
  /** Always five, the most probable first. */
  readonly listed: readonly RankedOpportunity[];
  /** Of all behaviours, in the model's order; worked out when they are asked for. */
  readonly all: readonly Opportunity[];
  /** Of belonging to the top five, by behaviour. */
  readonly probability: Float64Array;
  readonly held: Held;
}

export interface OpportunityInput {
  readonly questionnaire: Questionnaire;
  readonly dynamicsModel: DynamicsModel;
  readonly picture: GroupPicture;
  readonly dynamics: Dynamics;
  /** The standard deviation between departments' means, by behaviour; zeros when there are none. */
  readonly departmentSpread: Float64Array;
}

export function findOpportunities(input: OpportunityInput): Opportunities {
  const { picture, questionnaire } = input;
  const { models } = questionnaire;
  const ties = findTies(input.dynamicsModel, input.dynamics);
  const contest = createOpportunityContest(picture, ties, input.departmentSpread);
  const belief = {
    behaviour: believePicture(picture.behaviour),
    perception: believePicture(picture.perception),
  };
  const { listed, probability, held } = rank({ contest, models, picture, belief });
  const opportunityOf = (index: number): Opportunity => ({
    ...point(contest, picture, index),
    behaviour: models.behaviour.measures[index]?.key ?? '',
    score: scoreOf(picture, index),
    perceptions: movedMost(questionnaire, ties, picture, index),
    probability: probability[index] as number,
  });
  const rangesOf = coordinateRanges(contest, picture, belief.perception);
  const toRanked = ({ index, place, label, peopleToSettle }: Placement): RankedOpportunity => {
    const opportunity = opportunityOf(index);
    return { ...opportunity, place, label, peopleToSettle, ranges: rangesOf(index, opportunity) };
  };
  return {
    listed: listed.map(toRanked),
    get all() {
      return models.behaviour.measures.map((_, index) => opportunityOf(index));
    },
    probability,
    held,
  };
}

function scoreOf({ behaviour }: GroupPicture, index: number): ReportedScore {
  const { mean, covariance } = behaviour.estimate;
  const at = index * (mean.length + 1);
  return reportScore(mean[index] as number, covariance[at] as number, behaviour.keyCovariance[at] as number);
}

function point(
  contest: OpportunityContest,
  picture: GroupPicture,
  index: number,
): Pick<Opportunity, 'direction' | 'effort' | 'impact' | 'reasons' | 'people' | 'peopleRange'> {
  const side = contest.sides[index] === -1 ? -1 : 1;
  const { behaviour, perception, people } = picture;
  const { share, fewest, most } = countOutOfBalance(behaviour, index, side);
  // People count only as surely as it is known how many they are.
  const weakness = contest.perceived(perception.estimate.mean);
  const reasons = { ...contest.reasonsOf(index, behaviour.estimate.mean, weakness), share };
  return {
    direction: side === -1 ? 'improve' : 'reduce',
    effort: effortOf(reasons),
    impact: impactOf(reasons),
    reasons,
    people: Math.round(share * people),
    peopleRange: { low: fewest, high: most },
  };
}

/** Weak ones first by strength x weakness; where none is weak, the strongest ties. */
function movedMost(
  { models }: Questionnaire,
  { ofBehaviour }: Ties,
  { perception }: GroupPicture,
  index: number,
): Opportunity['perceptions'] {
  const { mean } = perception.estimate;
  const gain = ({ correlation, perception: at }: Tie): number =>
    Math.abs(correlation) * (0.1 + Math.max(0, -(mean[at] as number)));
  return [...(ofBehaviour[index] ?? [])]
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, 2)
    .map((tie) => ({
      perception: models.perception.measures[tie.perception]?.key ?? '',
      correlation: tie.correlation,
    }));
}
