import { type AnswerOf, getParticipant, type NamedReportArea } from '@fourfold/contract';
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

const nothing: Picked = { responseId: null, firstName: '', overactivated: null, area1: null, area2: null };
const keyOf = (area: NamedReportArea | null | undefined) => area?.key ?? null;

/**
 * What step 1 holds: choosing a participant fills the rest from their results, and everything can be changed. Of several
 * choices in a row the last one counts, whoever's results come first.
 */
export function useChoices({ participants }: Choices, first: string | null) {
  const [picked, setPicked] = useState(nothing);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const change = (changes: Partial<Picked>) => setPicked((before) => ({ ...before, ...changes }));

  async function choose(responseId: string | null): Promise<void> {
    latest.current = responseId;
    setChosen(null);
    setProblem(null);
    const person = participants.find(({ response_id }) => response_id === responseId);
    if (responseId === null || person === undefined) return change({ responseId: null });
    change({ ...nothing, responseId, firstName: person.first_name });
    try {
      const results = await call(getParticipant, { params: { responseId } }, { handles: ['not_found'] });
      if (latest.current !== responseId) return;
      const [one, two] = results.development_areas;
      setChosen(results);
      change({ overactivated: keyOf(results.overactivated), area1: keyOf(one), area2: keyOf(two) });
    } catch (error) {
      if (latest.current !== responseId) return;
      setProblem(messageOf(error, 'The results could not be loaded. You can still fill the form by hand.'));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whom the address names
  useEffect(() => {
    if (first !== null) void choose(first);
  }, [first]);

  return { picked, chosen, problem, change, choose };
}
