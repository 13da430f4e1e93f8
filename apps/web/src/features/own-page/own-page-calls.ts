import {
  disputeScore,
  eraseOwnResponse,
  getOwnPage,
  renewOwnPage,
  takePulse,
} from '@fourfold/contract/calls';
import { call } from '../../lib/api.ts';
import type { PersonalLink } from '../../lib/personal-link.ts';

export type OwnPageCalls = ReturnType<typeof ownPageCalls>;

/** What the holder of the link to one's own page can do. */
export function ownPageCalls({ responseId, expires, signature }: PersonalLink) {
  const at = { params: { responseId }, query: { signature, expires } };
  return {
    read: () => call(getOwnPage, at),
    dispute: (measureKey: string, note: string) =>
      call(disputeScore, { ...at, body: { measure_key: measureKey, note } }),
    takeBack: (measureKey: string) =>
      call(disputeScore, { ...at, body: { measure_key: measureKey, taken_back: true } }),
    takePulse: () => call(takePulse, at),
    erase: () => call(eraseOwnResponse, at),
    renew: () => call(renewOwnPage, at),
  };
}
