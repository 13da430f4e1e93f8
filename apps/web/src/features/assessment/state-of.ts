import type { OpenedLink } from '@fourfold/contract/words';
import { endOf } from './end-of.ts';
import { reduce } from './reduce.ts';
import { atFirst, type RespondentState } from './respondent-state.ts';

/**
 * Where a respondent stands when the page has come, before anything has run: the server draws the page from this, and
 * the browser begins with the same. What the device keeps is not known yet.
 */
export function stateOf(opened: OpenedLink | null, size: number): RespondentState {
  const first = atFirst(size);
  if (opened === null) return first;
  if ('refusal' in opened) {
    const { code, message } = opened.refusal;
    return reduce(first, { type: 'ended', step: endOf(code, () => false), message });
  }
  const { envelope, questions } = opened;
  return reduce(reduce(first, { type: 'arrived', questions }), { type: 'opened', envelope, kept: [] });
}
