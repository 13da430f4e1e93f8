import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from './api.ts';

export type LinkState<T> =
  | { step: 'loading' }
  | { step: 'open'; value: T }
  | { step: 'refused'; title: string; message: string }
  | { step: 'unreachable'; message: string };

interface Opened<T> {
  state: LinkState<T>;
  load: () => Promise<void>;
  /** Shows what a change has answered. */
  show: (value: T) => void;
}

/** What lies behind a signed link, in whatever state the link is. `key` changes with the link. */
export function useLink<T>(key: string, read: () => Promise<T>): Opened<T> {
  const [state, setState] = useState<LinkState<T>>({ step: 'loading' });
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const load = useCallback(async () => {
    setState({ step: 'loading' });
    try {
      setState({ step: 'open', value: await latest.current() });
    } catch (error) {
      setState(refusalOf(error));
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is read anew
  useEffect(() => void load(), [key, load]);
  return { state, load, show: (value) => setState({ step: 'open', value }) };
}

export function refusalOf(error: unknown): Exclude<LinkState<never>, { step: 'open' | 'loading' }> {
  const code = error instanceof ApiError ? error.code : null;
  const message = messageOf(error);
  if (code === 'link_expired') return { step: 'refused', title: t`Error: Expired Link`, message };
  if (code === 'link_invalid') return { step: 'refused', title: t`Error: Invalid Link`, message };
  if (code === 'gone') return { step: 'refused', title: t`This page is closed`, message };
  return { step: 'unreachable', message };
}
