import { changeReport, getReport } from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call, messageOf, willPass } from '../../lib/api.ts';
import { useUnsaved } from '../../lib/unsaved.ts';
import { tryLater } from './try-later.ts';

export type SaveState = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';

type Field = 'prompt' | 'draft_report';

const pauseMs = 700;

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

/**
 * Saves a text when typing pauses, checked anew by the server; another tab's change is never written over. What did
 * not get through is tried again until it does.
 */
export function useAutosave(first: Report, field: Field, onSaved: (report: Report) => void) {
  const [report, setReport] = useState(first);
  const [text, setText] = useState(first[field]);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  /** In a row, of those that another try may mend. */
  const [failures, setFailures] = useState(0);
  const saving = useRef<Promise<Report | null>>(Promise.resolve(null));
  /** Texts of tries without an answer: they may have arrived nevertheless. */
  const unanswered = useRef(new Set<string>());
  const current = useRef({ text, report });
  current.current = { text, report };
  useUnsaved(state !== 'saved');

  /** The report as the server has it, with what stands here; null where it does not have that. */
  async function save(): Promise<Report | null> {
    const { text: now, report: known } = current.current;
    if (now === known[field]) {
      setState('saved');
      return known;
    }
    if (now.trim() === '') return null;
    setState('saving');
    try {
      const params = { reportId: known.id };
      const body = { revision: known.revision, [field]: now };
      const { report: saved } = await call(changeReport, { params, body }, { handles: ['not_found'] });
      return arrived(saved, now);
    } catch (error) {
      if (willPass(error)) unanswered.current.add(now);
      const landed = isConflict(error) ? await ownVersion(known.id) : null;
      if (landed !== null) return arrived(landed, landed[field]);
      setProblem(messageOf(error, t`This is not saved yet. Please check your connection.`));
      setFailures((before) => (willPass(error) ? before + 1 : 0));
      setState(isConflict(error) ? 'conflict' : 'failed');
      return null;
    }
  }

  /** The server has `now`; the text may have gone on since. */
  function arrived(saved: Report, now: string): Report | null {
    unanswered.current.clear();
    current.current.report = saved;
    setReport(saved);
    onSaved(saved);
    setProblem(null);
    setFailures(0);
    setState(current.current.text === now ? 'saved' : 'typing');
    return current.current.text === now ? saved : null;
  }

  /** What a try has saved whose answer got lost: the next one would take it for another tab's change. */
  async function ownVersion(reportId: string): Promise<Report | null> {
    if (unanswered.current.size === 0) return null;
    try {
      const { report: there } = await call(getReport, { params: { reportId } });
      return unanswered.current.has(there[field]) ? there : null;
    } catch {
      return null;
    }
  }

  /** One save after the other. */
  function flush(): Promise<Report | null> {
    saving.current = saving.current.then(save);
    return saving.current;
  }

  /** Mine is the one to keep: saved over the version that is there now. */
  async function keepMine(): Promise<void> {
    try {
      const { report: there } = await call(getReport, { params: { reportId: first.id } });
      current.current.report = there;
      setProblem(null);
      await flush();
    } catch (error) {
      setProblem(messageOf(error, t`This is not saved yet. Please check your connection.`));
    }
  }

  /** Takes what the server says anew of the text that it has; of an older one it says nothing. */
  function renew(there: Report): void {
    if (there.revision < current.current.report.revision) return;
    current.current.report = there;
    setReport(there);
    onSaved(there);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text rests
  useEffect(() => {
    if (state !== 'typing') return;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each failure once
  useEffect(() => {
    if (state !== 'failed' || failures === 0) return;
    return tryLater(failures, () => void flush());
  }, [state, failures]);

  return {
    report,
    text,
    state,
    problem,
    flush,
    keepMine,
    renew,
    type(value: string): void {
      setText(value);
      setProblem(null);
      setState('typing');
    },
  };
}

export const saveWords: Record<SaveState, string> = {
  saved: t`Saved`,
  typing: t`Not saved yet`,
  saving: t`Saving`,
  failed: t`Not saved yet`,
  conflict: t`Not saved`,
};
