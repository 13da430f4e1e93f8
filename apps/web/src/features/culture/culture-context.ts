import type { CultureFilter, Difference } from '@fourfold/contract/schemas';
import { createContext, useContext } from 'react';

/** A number that someone wants to know more about. */
export type Asked =
  | AskedScore
  | { readonly about: 'link'; readonly behaviour: string; readonly perception: string }
  | AskedDifference;

export interface AskedScore {
  readonly about: 'score';
  readonly key: string;
  readonly of?: 'measure' | 'group';
  /** Another one than the page is about: null for everyone. */
  readonly department?: { readonly id: string; readonly name: string } | null;
}

/** How far one group stands from another in one competency or domain. */
export interface AskedDifference {
  readonly about: 'difference';
  readonly measure: string;
  readonly definition: string | null;
  readonly difference: Difference;
  /** "Accounts", "Round 2" */
  readonly one: string;
  readonly other: string;
  readonly fromWhom: string;
  readonly comparisons: number;
}

interface Culture {
  readonly filter: CultureFilter;
  /** Changes with the filter and with every new answer: what was loaded for another one is old. */
  readonly key: string;
  readonly ask: (asked: Asked) => void;
  /** The figures are the organisation’s own, and not the sample’s. */
  readonly isOwn: boolean;
}

export const CultureContext = createContext<Culture | null>(null);

export function useCulture(): Culture {
  const culture = useContext(CultureContext);
  if (culture === null) throw new Error('This is a part of the culture page.');
  return culture;
}
