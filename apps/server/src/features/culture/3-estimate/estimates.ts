import type { Dynamics, GroupPicture, KindPicture, MeasureKind } from '@fourfold/measurement';
import type { Encoded } from '../engine/figures.ts';
import type { Compute } from './tasks.ts';

/** What several parts of a page need of one group; `compute` remembers it. */
export const pictureIn = (compute: Compute, group: Encoded, kind: MeasureKind): Promise<KindPicture> =>
  compute('picture', { group, kind });

export async function pictureOf(compute: Compute, group: Encoded): Promise<GroupPicture> {
  const [behaviour, perception] = await Promise.all([
    pictureIn(compute, group, 'behaviour'),
    pictureIn(compute, group, 'perception'),
  ]);
  return { people: behaviour.estimate.people, behaviour, perception };
}

/** What the five opportunities and the five barriers come from. */
export async function estimatesOf(
  compute: Compute,
  group: Encoded,
): Promise<{ picture: GroupPicture; dynamics: Dynamics }> {
  const [picture, dynamics] = await Promise.all([
    pictureOf(compute, group),
    compute('correlations', { group }),
  ]);
  return { picture, dynamics };
}
