import { type AnswerOf, inviteBatch, previewBatch } from '@fourfold/contract/calls';
import type { BatchLine } from '@fourfold/contract/schemas';
import { type BatchField, batchTextMax, batchTooLarge, messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { call, isAway, messageOf } from '../../../lib/api.ts';
import { type Batch, keepBatch, keptBatch, keptPeople } from '../../../lib/kept-batch.ts';
import { lastOf } from './last-of.ts';

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
  const [reads, setReads] = useState<'reading' | 'mending' | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** `mending`: a correction is being read, which what is pressed meanwhile waits for. */
  const busy = isSending ? 'sending' : reads;
  const [problem, setProblem] = useState<string | null>(null);
  /** Corrections that could not be read yet: what was wrong before them is not said of them. */
  const [unread, setUnread] = useState<Batch['mended']>([]);
  const latest = useRef(0);
  /** What would be sent, before it is drawn: fields that are left one after the other don't wait for answers. */
  const current = useRef<Batch>(null);
  /** What the server last said, before it is drawn: what is pressed while it reads builds on that, not on the screen. */
  const shown = useRef<Pick<Previewing, 'batch' | 'reading'>>(null);
  const [readings] = useState(lastOf);
  /** The lines were kept from an earlier time: nothing else may hold them any more. */
  const isOld = useRef(false);
  const peopleShown = () => (shown.current?.reading.good ?? 0) + (shown.current?.reading.bad ?? 0);

  /** Of several readings in a row the last one counts. `anew`: other lines, not the same ones mended. */
  const read = (batch: Batch, anew = false): Promise<void> => readings.follow(readNow(batch, anew));

  async function readNow(batch: Batch, anew: boolean): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    current.current = batch;
    if (isTooLarge(batch)) {
      setReads(null);
      setProblem(batchTooLarge());
      return;
    }
    setReads(anew ? 'reading' : 'mending');
    setProblem(null);
    try {
      const reading = await call(previewBatch, { body: batch });
      if (mine !== latest.current) return;
      setUnread([]);
      const asked = current.current;
      keepBatch(owner, asked, reading.good + reading.bad);
      shown.current = { batch: asked, reading };
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
      if (mine === latest.current) {
        setProblem(sayKeptLines(error, t`This could not be read. Please try again.`));
        setUnread(batch.mended);
        if (!anew) keepBatch(owner, batch, peopleShown());
      }
    } finally {
      if (mine === latest.current) setReads(null);
    }
  }

  /** Lines that nobody has read yet. */
  function start(batch: Batch): Promise<void> {
    isOld.current = false;
    return read(batch, true);
  }

  /** What was kept and not sent, the next time. */
  function resume(): void {
    const kept = keptBatch(owner);
    if (kept === null) return;
    isOld.current = true;
    void read(kept, true);
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
    const before = current.current;
    const batch = { ...before, ...when };
    current.current = batch;
    if (shown.current?.batch === before) shown.current = { ...shown.current, batch };
    keepBatch(owner, batch, peopleShown());
    setProblem(null);
    setState((state) => (state.step === 'previewing' ? { ...state, batch } : state));
  }

  /**
   * What stands now, with a correction that was being read; null when it could not be read. Someone who leaves a field by
   * pressing a button wants both.
   */
  async function settled() {
    await readings.settled();
    // The last reading failed: pressing tries it again.
    if (current.current !== null && shown.current?.batch !== current.current) await read(current.current);
    return shown.current?.batch === current.current ? shown.current : null;
  }

  /** Lines with a problem stay out: the button says how many. */
  async function send(onlyFirst?: number): Promise<void> {
    if (state.step !== 'previewing' || busy === 'reading' || busy === 'sending') return;
    setIsSending(true);
    setProblem(null);
    try {
      const ready = await settled();
      // What the correction has brought to light is said instead.
      if (ready === null || ready.reading.good === 0) return;
      if (onlyFirst === undefined && ready.reading.problem !== null) return;
      await inviteAll(ready, onlyFirst);
    } catch (error) {
      setProblem(sayKeptLines(error, t`Nobody was invited. Please try again.`));
    } finally {
      setIsSending(false);
    }
  }

  async function inviteAll({ batch, reading }: Pick<Previewing, 'batch' | 'reading'>, onlyFirst?: number) {
    // The columns as they were shown, not as they would be guessed again.
    const { columns, has_header, bad, bad_lines } = reading;
    const { invited, unmailed, left_out } = await call(inviteBatch, {
      body: {
        ...{ ...batch, columns, has_header, skip_bad: bad > 0 },
        ...(onlyFirst === undefined ? {} : { only_first: onlyFirst }),
      },
    });
    // Those who had no seat are there when it is opened again.
    current.current = onlyFirst === undefined ? null : { ...batch, columns, has_header };
    const waiting = onlyFirst === undefined ? 0 : reading.good - invited;
    keepBatch(owner, current.current, waiting);
    setState({
      step: 'sent',
      launchAt: batch.launch_at,
      invited,
      unmailed,
      waiting,
      leftOut: bad_lines,
      leftOutCount: left_out,
    });
  }

  /** Every line that is not invited yet, with what was mended in it. */
  async function lines(): Promise<readonly BatchLine[]> {
    await readings.settled();
    if (current.current === null) return [];
    return (await call(previewBatch, { body: { ...current.current, all_lines: true } })).lines;
  }

  /** To other lines. What would take effort to have again stays kept until they take its place. */
  function restart(): void {
    const isMended = current.current !== null && current.current.mended.length > 0;
    if (!isOld.current && !isMended) keepBatch(owner, null);
    current.current = null;
    shown.current = null;
    setState({ step: 'choosing' });
  }

  /** Whom other lines would take the place of. */
  const kept = () => keptPeople(owner);

  return {
    ...{ state, busy, problem, unread, kept },
    ...{ start, resume, read, mend, plan, settled, send, lines, restart },
  };
}

/** Offline nothing is lost: the same press goes on once there is a connection. */
const sayKeptLines = (error: unknown, otherwise: string): string =>
  isAway(error)
    ? `${messages.away()} ${t`Your lines and corrections are kept.`}`
    : messageOf(error, otherwise);

/** The server would stop reading such a text, which a browser takes for a broken connection. */
const isTooLarge = ({ text }: Batch) => new Blob([JSON.stringify(text)]).size > batchTextMax;

export type BatchControl = ReturnType<typeof useBatch>;
