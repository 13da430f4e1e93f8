import type { CultureAnswer } from '@fourfold/contract/schemas';
import { plural } from '@lingui/core/macro';
import { allOf } from '../../../lib/lists.ts';
import type { Finding } from '../findings/finding-path.ts';

type Tie = Finding['ties'][number];

/** Whether what is connected with an opportunity would go down with what it asks for. */
export function mayFall(entry: Finding, { correlation }: Tie): boolean {
  if (!('direction' in entry)) return false;
  return entry.direction === 'reduce' ? correlation > 0 : correlation < 0;
}

/** Which of the five barriers the advice may lower further, in one sentence; null where none. */
export function barriersAtRisk(
  { barriers }: Pick<CultureAnswer, 'barriers'>,
  entry: Finding | null,
): string | null {
  if (entry === null) return null;
  // One of the five that may be none is no warning.
  const isBarrier = ({ key }: Tie) =>
    barriers?.listed.some((one) => one.key === key && one.label !== 'unclear') ?? false;
  const lowered = entry.ties.filter((tie) => mayFall(entry, tie) && isBarrier(tie));
  if (lowered.length === 0) return null;
  const names = allOf(lowered.map(({ name }) => name));
  return plural(lowered.length, {
    one: `This may lower the score for ${names}, which is already low enough to be a barrier. Keep an eye on it.`,
    other: `This may lower the scores for ${names}, which are already low enough to be barriers. Ask about them as you go.`,
  });
}
