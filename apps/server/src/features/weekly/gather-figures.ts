import { dayIn } from './days.ts';
import type { Gathering } from './gathering.ts';
import type { News } from './news.ts';
import { findRelease } from './weekly.repository.ts';

/**
 * That figures were released, and of how many people: a number that moves with releases alone and is the same for
 * everyone. No figure leaves here, so nothing is noted as shown; the page that the mail leads to asks the gate.
 */
export async function figuresFor(
  { db, zone, ...time }: Gathering,
  organisationId: string,
): Promise<Partial<News>> {
  const release = await findRelease(db, organisationId, time);
  if (release === undefined) return {};
  return { figures: { people: release.people, day: dayIn(zone, release.released_at) } };
}
