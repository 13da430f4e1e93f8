import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from './api.ts';
import { isPast } from './personal-link.ts';

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

/** What the address of a page says that opens from a mail, or of one that anyone may have passed on. */
interface SignedLink {
  readonly signature: string;
  /** Null where it works for good. */
  readonly expires: string | null;
}

/** What lies behind a signed link, in whatever state the link is. */
export function useLink<T>({ signature, expires }: SignedLink, read: () => Promise<T>): Opened<T> {
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
      setState(refusalOf(error, isPast(expires)));
    }
  }, [expires]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is read anew
  useEffect(() => void load(), [signature, load]);
  return { state, load, show: (value) => setState({ step: 'open', value }) };
}

export function refusalOf(
  error: unknown,
  past: boolean,
): Exclude<LinkState<never>, { step: 'open' | 'loading' }> {
  const code = error instanceof ApiError ? error.code : null;
  const message = messageOf(error);
  // A link of which a part is missing doesn't prove how old it is, and its address still says so.
  if (code === 'link_expired' || (code === 'link_invalid' && past))
    return { step: 'refused', title: t`Error: Expired Link`, message };
  if (code === 'link_invalid') return { step: 'refused', title: t`Error: Invalid Link`, message };
  if (code === 'invalid')
    return { step: 'refused', title: t`Error: Invalid Link`, message: t`Please copy the whole address.` };
  if (code === 'gone' || code === 'not_found')
    return { step: 'refused', title: t`This page is closed`, message };
  return { step: 'unreachable', message };
}
