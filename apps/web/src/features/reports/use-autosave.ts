import { changeReport, type Report } from '@fourfold/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { useUnsaved } from '../../lib/unsaved.ts';

export type SaveState = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';

type Field = 'prompt' | 'draft_report';

const pauseMs = 700;

/** Saves a text when typing pauses, checked anew by the server; another tab's change is never written over. */
export function useAutosave(first: Report, field: Field) {
  const [report, setReport] = useState(first);
  const [text, setText] = useState(first[field]);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const current = useRef({ text, report });
  current.current = { text, report };
  useUnsaved(state !== 'saved');

  async function save(): Promise<void> {
    const { text: now, report: known } = current.current;
    if (now === known[field] || now.trim() === '') return;
    setState('saving');
    try {
      const params = { reportId: known.id };
      const body = { revision: known.revision, [field]: now };
      const { report: saved } = await call(changeReport, { params, body }, { handles: ['not_found'] });
      current.current.report = saved;
      setReport(saved);
      setState(current.current.text === now ? 'saved' : 'typing');
    } catch (error) {
      setProblem(messageOf(error, 'This is not saved yet. Please check your connection.'));
      setState(error instanceof ApiError && error.code === 'conflict' ? 'conflict' : 'failed');
    }
  }

  /** One save after the other. */
  function flush(): Promise<void> {
    saving.current = saving.current.then(save);
    return saving.current;
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
