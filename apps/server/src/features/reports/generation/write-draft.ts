import type { ReportFinding } from '@fourfold/contract/schemas';
import { draftMax } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import { checkInTurns } from '../check/check-draft.ts';
import { type Mark, ownMarks, takeMarks } from '../check/directions/marks.ts';
import type { FindNames } from '../check/other-names.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { type Writer, WritingFailed } from '../writers/report-writer.ts';
import { completePart } from './complete-part.ts';
import { plainText } from './plain-text.ts';

export interface Heard {
  readonly text: string;
  /** Of the whole text so far. */
  readonly findings: ReportFinding[];
}

export interface Outcome {
  readonly text: string;
  readonly version: string;
  /** Why it did not come to its end; null when it did. */
  readonly problem: string | null;
  readonly stopped: boolean;
  /** What the writer said of the sentences. */
  readonly marks: readonly Mark[];
}

interface Writing {
  readonly writer: Writer;
  readonly prompt: string;
  readonly basis: WritingBasis;
  readonly findNames: FindNames;
  readonly signal: AbortSignal;
  /** Everything so far, to be saved. */
  readonly onProgress: (read: () => string) => void;
  /** Whole sentences, checked before anybody sees them. */
  readonly onSentences: (heard: Heard) => void;
}

/** A long text of many short sentences may keep the server busy for a tenth of the time, not for all of it. */
const pause = 9;

const said = {
  kept: sentence('What had been written by then has been kept.'),
  tooLong: sentence('The text was too long for a report.'),
  nothing: sentence('The writing software sent no text.'),
  nothingFrom: sentence<{ host: string }>('{host} sent no text.'),
  interrupted: sentence('The writing was interrupted.'),
  stopped: sentence('The writing was stopped.'),
};

/** Runs a writer to its end, its failure or its stop. Never throws for what went wrong at the writer's side. */
export async function writeDraft(writing: Writing): Promise<Outcome> {
  const { writer, basis, signal } = writing;
  let [raw, seen, shown, version, rested] = ['', 0, 0, writer.about.version, 0];
  let otherNames: readonly string[] = [];
  const read = (written: string) => {
    const taken = takeMarks(written, basis.results?.figures ?? []);
    if (writer.about.kind !== 'built-in') return taken;
    return { text: taken.text, marks: [...taken.marks, ...ownMarks(taken.text)] };
  };
  const show = async (to: number) => {
    if (to <= seen) return;
    seen = to;
    const { text, marks } = read(raw.slice(0, to));
    if (text.length <= shown) return;
    const began = performance.now();
    // A database that is away for a moment ends no writing: they are looked for again with what follows.
    otherNames = await writing.findNames(text).catch(() => otherNames);
    const { findings } = await checkInTurns(text, { ...basis, otherNames }, { marks });
    writing.onSentences({ text: text.slice(shown), findings });
    shown = text.length;
    const ended = performance.now();
    rested = ended + pause * (ended - began);
  };
  const ended = async (problem: string | null, stopped = false): Promise<Outcome> => {
    await show(raw.length);
    const { text, marks } = read(raw);
    const told = problem === null || text === '' ? problem : [problem, said.kept()].join(' ');
    return { text: text.trim(), version, problem: told, stopped, marks };
  };
  try {
    for await (const written of writer.write({ prompt: writing.prompt, basis }, signal)) {
      if ('version' in written) version = written.version;
      else raw = `${raw}${plainText(written.text)}`.slice(0, draftMax);
      writing.onProgress(() => read(raw).text);
      if (performance.now() >= rested) await show(completePart(raw));
      if (raw.length >= draftMax) return await ended(said.tooLong());
    }
  } catch (error) {
    if (signal.aborted) return await ended(stopReason(signal), true);
    if (error instanceof WritingFailed) return await ended(error.message);
    throw error;
  }
  return await ended(read(raw).text.trim() === '' ? noText(writer) : null);
}

const stopReason = ({ reason }: AbortSignal) => (reason === 'shutdown' ? said.interrupted() : said.stopped());

const noText = ({ about: { host } }: Writer) => (host === null ? said.nothing() : said.nothingFrom({ host }));
