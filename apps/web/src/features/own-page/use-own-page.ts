import type { OwnPage } from '@fourfold/contract/schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api.ts';
import { isPast, type PersonalLink } from '../../lib/personal-link.ts';
import { type OwnPageCalls, ownPageCalls } from './own-page-calls.ts';

export type OwnPageState =
  | { step: 'loading' }
  | { step: 'open'; page: OwnPage }
  | { step: 'expired' }
  | { step: 'invalid' }
  | { step: 'closed'; message: string }
  | { step: 'erased' }
  | { step: 'unreachable'; message: string };

export interface OwnPageWays {
  state: OwnPageState;
  calls: OwnPageCalls;
  load: () => Promise<void>;
  /** Shows what changed without fetching all of it again. */
  change: (patch: Partial<OwnPage>) => void;
  erased: () => void;
}

/** One's own page, in whatever state its link is. */
export function useOwnPage(link: PersonalLink): OwnPageWays {
  const [state, setState] = useState<OwnPageState>({ step: 'loading' });
  const calls = useMemo(() => ownPageCalls(link), [link]);

  const load = useCallback(async () => {
    setState({ step: 'loading' });
    try {
      setState({ step: 'open', page: await calls.read() });
    } catch (error) {
      setState(stateAfter(error, isPast(link.expires)));
    }
  }, [calls, link]);
  useEffect(() => void load(), [load]);

  const change = (patch: Partial<OwnPage>) =>
    setState((now) => (now.step === 'open' ? { ...now, page: { ...now.page, ...patch } } : now));
  return { state, calls, load, change, erased: () => setState({ step: 'erased' }) };
}

export function stateAfter(error: unknown, past: boolean): OwnPageState {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'link_expired' || (code === 'link_invalid' && past)) return { step: 'expired' };
  if (code === 'link_invalid') return { step: 'invalid' };
  if (code === 'gone' || code === 'other_design') return { step: 'closed', message: messageOf(error) };
  return { step: 'unreachable', message: messageOf(error) };
}
