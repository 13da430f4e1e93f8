import { getInterviewSheet } from '@fourfold/contract/calls';
import type { InterviewSheet } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { isPast, type PersonalLink } from '../../lib/personal-link.ts';

export type SheetState =
  | { step: 'loading' }
  | { step: 'open'; sheet: InterviewSheet }
  | { step: 'refused'; title: string; message: string }
  | { step: 'unreachable'; message: string };

/** The interview sheet behind a signed link, in whatever state the link is. */
export function useInterviewSheet(link: PersonalLink): { state: SheetState; load: () => Promise<void> } {
  const [state, setState] = useState<SheetState>({ step: 'loading' });
  const load = useCallback(async () => {
    const { responseId, expires, signature } = link;
    setState({ step: 'loading' });
    try {
      const at = { params: { responseId }, query: { signature, expires } };
      setState({ step: 'open', sheet: await call(getInterviewSheet, at) });
    } catch (error) {
      setState(stateAfter(error, isPast(link)));
    }
  }, [link]);
  useEffect(() => void load(), [load]);
  return { state, load };
}

export function stateAfter(error: unknown, past: boolean): SheetState {
  const code = error instanceof ApiError ? error.code : null;
  const message = messageOf(error);
  if (code === 'link_expired' || (code === 'link_invalid' && past)) {
    return { step: 'refused', title: t`Error: Expired Link`, message };
  }
  if (code === 'link_invalid') return { step: 'refused', title: t`Error: Invalid Link`, message };
  if (code === 'gone') return { step: 'refused', title: t`This sheet is gone`, message };
  return { step: 'unreachable', message };
}
