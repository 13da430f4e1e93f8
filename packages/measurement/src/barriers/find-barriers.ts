import type { Dynamics } from '../dynamics/dynamics.ts';
import type { DynamicsModel } from '../dynamics/dynamics-model.ts';
import { findTies } from '../dynamics/ties.ts';
import type { GroupPicture } from '../group/describe-group.ts';
import { countOutOfBalance } from '../group/share-out-of-balance.ts';
import type { Range } from '../opportunities/coordinate-ranges.ts';
import { type ReportedScore, reportScore } from '../person/reported-score.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { believePicture } from '../ranking/belief.ts';
import { type Placement, rank } from '../ranking/rank.ts';
import type { Held } from '../ranking/top-five.ts';
import { createBarrierContest } from './barrier-contest.ts';
import { weightOf } from './barrier-weight.ts';

/**
 * The barriers of a group: its weak perceptions, ranked by how low they are and how many behaviours
 * they hold back, with the evidence.
 *
 * Five, also where fewer are weak; how sure each is follows the same rules as for opportunities
 * (`ranking/`).
 *
 * Example: `found.listed[0]` is safe_to_speak, weight 6.4, probability 0.91, `clear`.
 */
export interface Barriers {
  readonly listed: readonly RankedBarrier[];
  /** Of all perceptions, in the model's order; worked out when they are asked for. */
  readonly all: readonly Barrier[];
  readonly held: Held;
}

export interface Barrier {
  readonly perception: string;
  /** 0 to 10. */
  readonly weight: number;
  readonly score: ReportedScore;
  /** People below balanced, estimated, and the middle 95% of how many it may be. */
  readonly people: number;
  readonly peopleRange: Range;
  readonly share: number;
  /** The behaviours that it is tied to most, three at most. */
  readonly behaviours: readonly { readonly behaviour: string; readonly correlation: number }[];
  /** Of belonging to the top five. */
  readonly probability: number;
}

export interface RankedBarrier extends Barrier, Omit<Placement, 'index' | 'probability'> {}

export interface BarrierInput {
  readonly questionnaire: Questionnaire;
  readonly dynamicsModel: DynamicsModel;
  readonly picture: GroupPicture;
  readonly dynamics: Dynamics;
}

export function findBarriers({ questionnaire, dynamicsModel, picture, dynamics }: BarrierInput): Barriers {
  const { models } = questionnaire;
  const ties = findTies(dynamicsModel, dynamics);
  const contest = createBarrierContest(picture, ties);
  const { mean, covariance } = picture.perception.estimate;
  const scoreOf = (index: number): ReportedScore => {
    const at = index * (contest.size + 1);
    const key = picture.perception.keyCovariance[at] as number;
    return reportScore(mean[index] as number, covariance[at] as number, key);
  };
  const belief = { perception: believePicture(picture.perception) };
  const { listed, probability, held } = rank({ contest, models, picture, belief });
  const barrierOf = (index: number): Barrier => {
    const { share, fewest, most } = countOutOfBalance(picture.perception, index, -1);
    return {
      perception: models.perception.measures[index]?.key ?? '',
      weight: weightOf({ ...contest.reasonsOf(index, mean), share }),
      score: scoreOf(index),
      share,
      people: Math.round(share * picture.people),
      peopleRange: { low: fewest, high: most },
      behaviours: (ties.ofPerception[index] ?? []).slice(0, 3).map((tie) => ({
        behaviour: models.behaviour.measures[tie.behaviour]?.key ?? '',
        correlation: tie.correlation,
      })),
      probability: probability[index] as number,
    };
  };
  const toRanked = ({ index, place, label, peopleToSettle }: Placement): RankedBarrier => ({
    ...barrierOf(index),
    place,
    label,
    peopleToSettle,
  });
  return {
    listed: listed.map(toRanked),
    get all() {
      return models.perception.measures.map((_, index) => barrierOf(index));
    },
    held,
  };
}
