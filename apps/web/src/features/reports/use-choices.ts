import { type AnswerOf, getParticipant } from '@fourfold/contract/calls';
import type { NamedReportArea } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { call, messageOf } from '../../lib/api.ts';
import type { Choices } from './report-data.ts';

export type Chosen = AnswerOf<typeof getParticipant>;

export interface Picked {
  responseId: string | null;
  firstName: string;
  overactivated: string | null;
  area1: string | null;
  area2: string | null;
}

/** Where the participant's results are: none is asked for, they are on their way, they are here, or they did not come. */
export type Results =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly chosen: Chosen }
  | { readonly state: 'failed'; readonly problem: string };

const nothing: Picked = { responseId: null, firstName: '', overactivated: null, area1: null, area2: null };
const keyOf = (area: NamedReportArea | null | undefined) => area?.key ?? null;

/**
 * What step 1 holds: choosing a participant fills the rest from their results, and everything can be changed. Of several
 * choices in a row the last one counts, no matter whose results come first; what was changed while they came stays.
 */
export function useChoices({ participants }: Choices, first: string | null) {
  const isThere = (id: string | null) => participants.some(({ response_id }) => response_id === id);
  const [picked, setPicked] = useState(nothing);
  const [results, setResults] = useState<Results>({ state: isThere(first) ? 'loading' : 'none' });
  const latest = useRef<string | null>(null);
  const touched = useRef(new Set<keyof Picked>());
  function change(changes: Partial<Picked>): void {
    for (const field of Object.keys(changes) as (keyof Picked)[]) touched.current.add(field);
    setPicked((before) => ({ ...before, ...changes }));
  }

  async function choose(responseId: string | null): Promise<void> {
    latest.current = responseId;
    touched.current.clear();
    const person = participants.find(({ response_id }) => response_id === responseId);
    if (responseId === null || person === undefined) {
      // What came from someone's results goes with them.
      setPicked((before) => (before.responseId === null ? before : nothing));
      return setResults({ state: 'none' });
    }
    setPicked({ ...nothing, responseId, firstName: person.first_name });
    setResults({ state: 'loading' });
    try {
      const chosen = await call(getParticipant, { params: { responseId } }, { handles: ['not_found'] });
      if (latest.current !== responseId) return;
      const [one, two] = chosen.development_areas;
      const found = { overactivated: keyOf(chosen.overactivated), area1: keyOf(one), area2: keyOf(two) };
      setPicked((before) => ({ ...before, ...untouched(found, touched.current) }));
      setResults({ state: 'here', chosen });
    } catch (error) {
      if (latest.current !== responseId) return;
      const problem = messageOf(error, t`The results could not be loaded.`);
      setResults({ state: 'failed', problem });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whom the address names
  useEffect(() => {
    if (first !== null) void choose(first);
  }, [first]);

  return { picked, results, change, choose };
}

const untouched = (found: Partial<Picked>, touched: ReadonlySet<keyof Picked>): Partial<Picked> =>
  Object.fromEntries(Object.entries(found).filter(([field]) => !touched.has(field as keyof Picked)));
