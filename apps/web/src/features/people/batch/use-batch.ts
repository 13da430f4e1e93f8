import { type AnswerOf, inviteBatch, previewBatch } from '@fourfold/contract/calls';
import type { BatchLine } from '@fourfold/contract/schemas';
import { type BatchField, batchTextMax, batchTooLarge } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { type Batch, keepBatch } from '../../../lib/kept-batch.ts';

export type BatchReading = AnswerOf<typeof previewBatch>;
/** Lines that had a problem when they were read, by their number. */
export type LinesToMend = Readonly<Record<number, BatchLine>>;

interface Previewing {
  readonly step: 'previewing';
  readonly batch: Batch;
  readonly reading: BatchReading;
  readonly toMend: LinesToMend;
}

interface Sent {
  readonly step: 'sent';
  readonly invited: number;
  readonly unmailed: number;
  /** Had no seat, and are kept for later. */
  readonly waiting: number;
  /** When they are invited; null for now. */
  readonly launchAt: string | null;
  /** With their values, to be saved as a file; of all of them there is a count. */
  readonly leftOut: readonly BatchLine[];
  readonly leftOutCount: number;
}

/** `previewing`: read by the server, nothing sent; `batch` is what would be. */
export type BatchState = { readonly step: 'choosing' } | Previewing | Sent;

/** From a file or a paste to invitations: read, mend, confirm. Nobody is invited before that. */
export function useBatch(owner: string) {
  const [state, setState] = useState<BatchState>({ step: 'choosing' });
  const [busy, setBusy] = useState<'reading' | 'sending' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);
  /** What would be sent, before it is drawn: fields that are left one after the other don't wait for answers. */
  const current = useRef<Batch>(null);

  /** Of several readings in a row the last one counts. `anew`: other lines, not the same ones mended. */
  async function read(batch: Batch, anew = false): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    current.current = batch;
    if (isTooLarge(batch)) {
      setBusy(null);
      setProblem(batchTooLarge());
      return;
    }
    setBusy('reading');
    setProblem(null);
    try {
      const reading = await call(previewBatch, { body: batch });
      if (mine !== latest.current) return;
      const asked = current.current;
      keepBatch(owner, asked);
      setState((before) => ({
        step: 'previewing',
        batch: asked,
        reading,
        toMend: {
          ...(before.step === 'previewing' && !anew ? before.toMend : {}),
          ...Object.fromEntries(reading.bad_lines.map((bad) => [bad.line, bad])),
        },
      }));
    } catch (error) {
      if (mine === latest.current) setProblem(messageOf(error, t`This could not be read. Please try again.`));
    } finally {
      if (mine === latest.current) setBusy(null);
    }
  }

  /** One value of one line, put right. What was put right before stays, also while that is being read. */
  async function mend(line: number, field: BatchField, value: string): Promise<void> {
    if (current.current === null) return;
    const { mended } = current.current;
    const values = { ...mended.find((one) => one.line === line)?.values, [field]: value };
    const others = mended.filter((one) => one.line !== line);
    await read({ ...current.current, mended: [...others, { line, values }] });
  }

  /** When it leaves changes nothing of how the lines are read. */
  function plan(when: Pick<Batch, 'launch_at' | 'time_zone'>): void {
    if (current.current === null) return;
    const batch = { ...current.current, ...when };
    current.current = batch;
    keepBatch(owner, batch);
    setProblem(null);
    setState((before) => (before.step === 'previewing' ? { ...before, batch } : before));
  }

  /** Lines with a problem stay out: the button has said how many. */
  async function send(onlyFirst?: number): Promise<void> {
    if (state.step !== 'previewing' || busy !== null) return;
    setBusy('sending');
    setProblem(null);
    try {
      // The columns as they were shown, not as they would be guessed again.
      const { columns, has_header, bad, bad_lines } = state.reading;
      const { invited, unmailed, left_out } = await call(inviteBatch, {
        body: {
          ...{ ...state.batch, columns, has_header, skip_bad: bad > 0 },
          ...(onlyFirst === undefined ? {} : { only_first: onlyFirst }),
        },
      });
      // Those who had no seat are there when it is opened again.
      current.current = onlyFirst === undefined ? null : { ...state.batch, columns, has_header };
      keepBatch(owner, current.current);
      setState({
        step: 'sent',
        launchAt: state.batch.launch_at,
        invited,
        unmailed,
        waiting: onlyFirst === undefined ? 0 : state.reading.good - invited,
        leftOut: bad_lines,
        leftOutCount: left_out,
      });
    } catch (error) {
      setProblem(messageOf(error, t`Nobody was invited. Please try again.`));
    } finally {
      setBusy(null);
    }
  }

  /** Every line that is not invited yet, with what was mended in it. */
  async function lines(): Promise<readonly BatchLine[]> {
    if (current.current === null) return [];
    return (await call(previewBatch, { body: { ...current.current, all_lines: true } })).lines;
  }

  function restart(): void {
    current.current = null;
    keepBatch(owner, null);
    setState({ step: 'choosing' });
  }

  return { state, busy, problem, read, mend, plan, send, lines, restart };
}

/** The server would stop reading such a text, which a browser takes for a broken connection. */
const isTooLarge = ({ text }: Batch) => new Blob([JSON.stringify(text)]).size > batchTextMax;

export type BatchControl = ReturnType<typeof useBatch>;
