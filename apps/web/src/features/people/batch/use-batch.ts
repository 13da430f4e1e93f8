import { type AnswerOf, type BodyOf, inviteBatch, previewBatch } from '@fourfold/contract/calls';
import { batchTextMax, batchTooLarge } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';

export type Batch = BodyOf<typeof previewBatch>;
export type BatchReading = AnswerOf<typeof previewBatch>;

export type BatchState =
  | { readonly step: 'choosing' }
  /** Read by the server, nothing sent; `batch` is what would be. */
  | { readonly step: 'previewing'; readonly batch: Batch; readonly reading: BatchReading }
  | { readonly step: 'sent'; readonly invited: number; readonly unmailed: number };

/** From a file or a paste to invitations: read, look, confirm. Nobody is invited before that, and then all or nobody. */
export function useBatch() {
  const [state, setState] = useState<BatchState>({ step: 'choosing' });
  const [busy, setBusy] = useState<'reading' | 'sending' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  /** Of several readings in a row the last one counts. */
  async function read(batch: Batch): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    if (isTooLarge(batch)) {
      setBusy(null);
      setProblem(batchTooLarge());
      return;
    }
    setBusy('reading');
    setProblem(null);
    try {
      const reading = await call(previewBatch, { body: batch });
      if (mine === latest.current) setState({ step: 'previewing', batch, reading });
    } catch (error) {
      if (mine === latest.current) setProblem(messageOf(error, t`This could not be read. Please try again.`));
    } finally {
      if (mine === latest.current) setBusy(null);
    }
  }

  async function send(): Promise<void> {
    if (state.step !== 'previewing' || busy !== null) return;
    setBusy('sending');
    setProblem(null);
    try {
      // The columns as they were shown, not as they would be guessed again.
      const { columns, has_header } = state.reading;
      const { invited, unmailed } = await call(inviteBatch, {
        body: { ...state.batch, columns, has_header },
      });
      setState({ step: 'sent', invited, unmailed });
    } catch (error) {
      setProblem(messageOf(error, t`Nobody was invited. Please try again.`));
    } finally {
      setBusy(null);
    }
  }

  return { state, busy, problem, read, send, restart: () => setState({ step: 'choosing' }) };
}

/** The server would stop reading such a text, which a browser takes for a broken connection. */
const isTooLarge = ({ text }: Batch) => new Blob([JSON.stringify(text)]).size > batchTextMax;

export type BatchControl = ReturnType<typeof useBatch>;
