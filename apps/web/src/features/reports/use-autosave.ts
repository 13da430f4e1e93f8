import { changeReport, getReport, type Report } from '@fourfold/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { useUnsaved } from '../../lib/unsaved.ts';

export type SaveState = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';

type Field = 'prompt' | 'draft_report';

const pauseMs = 700;

/** Saves a text when typing pauses, checked anew by the server; another tab's change is never written over. */
export function useAutosave(first: Report, field: Field, onSaved: (report: Report) => void) {
  const [report, setReport] = useState(first);
  const [text, setText] = useState(first[field]);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useRef<Promise<Report | null>>(Promise.resolve(null));
  const current = useRef({ text, report });
  current.current = { text, report };
  useUnsaved(state !== 'saved');

  /** The report as the server has it, with what stands here; null where it does not have that. */
  async function save(): Promise<Report | null> {
    const { text: now, report: known } = current.current;
    if (now === known[field]) return known;
    if (now.trim() === '') return null;
    setState('saving');
    try {
      const params = { reportId: known.id };
      const body = { revision: known.revision, [field]: now };
      const { report: saved } = await call(changeReport, { params, body }, { handles: ['not_found'] });
      current.current.report = saved;
      setReport(saved);
      onSaved(saved);
      setState(current.current.text === now ? 'saved' : 'typing');
      return current.current.text === now ? saved : null;
    } catch (error) {
      setProblem(messageOf(error, 'This is not saved yet. Please check your connection.'));
      setState(error instanceof ApiError && error.code === 'conflict' ? 'conflict' : 'failed');
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
      setProblem(messageOf(error, 'This is not saved yet. Please check your connection.'));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text rests
  useEffect(() => {
    if (state !== 'typing') return;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, state]);

  return {
    report,
    text,
    state,
    problem,
    flush,
    keepMine,
    type(value: string): void {
      setText(value);
      setProblem(null);
      setState('typing');
    },
  };
}

export const saveWords: Record<SaveState, string> = {
  saved: 'Saved',
  typing: 'Not saved yet',
  saving: 'Saving',
  failed: 'Not saved yet',
  conflict: 'Not saved',
};
