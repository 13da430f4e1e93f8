import { measureKinds } from '@fourfold/contract/words';

export type MeasureKind = (typeof measureKinds)[number];

/** Behaviours or perceptions, as the address says. */
export const kindOf = (query: URLSearchParams): MeasureKind =>
  measureKinds.find((kind) => kind === query.get('kind')) ?? 'behaviour';
