import { meanOfBlock } from '../linear-algebra/index.ts';
import type { NamedScore } from '../person/profile.ts';
import { reportScore } from '../person/reported-score.ts';
import type { Model } from '../questionnaire/model.ts';
import type { KindPicture } from './describe-group.ts';

/**
 * A group's scores as they are reported: measures and the competencies or domains that they form. They describe the
 * people who answered.
 *
 * Intervals are absolute and hold the keys' uncertainty, which is most of a large group's error; prefer comparisons
 * (`comparison/`) where the screen allows it.
 *
 * Example: `profileGroup(model, picture.behaviour).measures[0]?.score` is 84.
 */
export interface GroupProfile {
  readonly version: string;
  readonly people: number;
  readonly measures: readonly NamedScore[];
  readonly groups: readonly NamedScore[];
}

export function profileGroup(model: Model, picture: KindPicture): GroupProfile {
  const { size } = model;
  const { estimate, keyCovariance } = picture;
  const { mean, covariance, people } = estimate;
  return {
    version: model.version,
    people,
    measures: model.measures.map(({ key }, index) => {
      const variance = covariance[index * (size + 1)] as number;
      return {
        key,
        ...reportScore(mean[index] as number, variance, keyCovariance[index * (size + 1)] as number),
      };
    }),
    groups: model.groups.map(({ key, members }) => {
      const centre = members.reduce((sum, member) => sum + (mean[member] as number), 0) / members.length;
      const variance = meanOfBlock(covariance, size, members);
      return { key, ...reportScore(centre, variance, meanOfBlock(keyCovariance, size, members)) };
    }),
  };
}
