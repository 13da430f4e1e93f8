import type { disputeScore, eraseOwnResponse, getOwnPage, renewOwnPage } from '@fourfold/contract';
import { call } from '../../lib/api.ts';
import { light, type PersonalLink } from '../../lib/personal-link.ts';

const below = '/survey/respondents/:responseId';
export const lightOperations = {
  getOwnPage: light<typeof getOwnPage>('GET', below),
  disputeScore: light<typeof disputeScore>('POST', `${below}/disputes`),
  eraseOwnResponse: light<typeof eraseOwnResponse>('POST', `${below}/erase`),
  renewOwnPage: light<typeof renewOwnPage>('POST', `${below}/fresh-link`),
};

export type OwnPageCalls = ReturnType<typeof ownPageCalls>;

/** What the holder of the link to one's own page can do. */
export function ownPageCalls({ responseId, expires, signature }: PersonalLink) {
  const at = { params: { responseId }, query: { signature, expires } };
  return {
    read: () => call(lightOperations.getOwnPage, at),
    dispute: (measureKey: string, note: string) =>
      call(lightOperations.disputeScore, { ...at, body: { measure_key: measureKey, note } }),
    erase: () => call(lightOperations.eraseOwnResponse, at),
    renew: () => call(lightOperations.renewOwnPage, at),
  };
}
