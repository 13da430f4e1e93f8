import type { Answer, Questionnaire } from '@fourfold/measurement';
import { type AskedQuestionnaire, questionAt } from './asked-questionnaire.ts';

/**
 * The answers of one response as they are stored: in the design's order, so that they stay small. A choice is the
 * option's place from 1 and 0 is none; seconds are tenths in two bytes and 0 is unknown.
 */
export interface AnswerSheet {
  readonly choices: Buffer;
  readonly seconds: Buffer;
}

/** Of a response that is not submitted yet. */
export interface OpenSheet extends AnswerSheet {
  /** When each answer was chosen, as tenths of a second since the first was saved, in four bytes; null is unknown. */
  readonly times: Buffer | null;
}

/** The same bytes in memory of their own: small buffers are pieces of larger ones, which would be kept with them. */
export function inOwnMemory({ choices, seconds, times }: OpenSheet): OpenSheet {
  const pieces = [choices, seconds, times ?? Buffer.alloc(0)] as const;
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  const [own, ownSeconds, ownTimes] = pieces.map((piece) => {
    const start = end;
    end += piece.copy(whole, start);
    return whole.subarray(start, end);
  }) as [Buffer, Buffer, Buffer];
  return { choices: own, seconds: ownSeconds, times: times === null ? null : ownTimes };
}

/** One answer that arrived and was checked. */
export interface SheetEntry {
  readonly place: number;
  readonly choice: number;
  readonly tenths: number;
  /** When it was chosen; undefined is now. */
  readonly chosenAt?: Date | undefined;
}

const longest = 0xffff;

export function emptySheet({ design }: AskedQuestionnaire): OpenSheet {
  const { length } = design.questions;
  return { choices: Buffer.alloc(length), seconds: Buffer.alloc(length * 2), times: null };
}

export const toTenths = (seconds = 0) => Math.min(longest, Math.max(0, Math.round(seconds * 10)));

interface Moment {
  readonly now: Date;
  readonly begunAt: Date;
}

interface Overlaid {
  /** Null when nothing is new. */
  readonly sheet: OpenSheet | null;
  /** The places of answers that were not taken: something else was chosen there later. */
  readonly overtaken: readonly number[];
}

/**
 * Lays answers over a sheet. Of two answers to a question the one that was chosen later counts, whichever arrives
 * first; nobody chooses in the future. Seconds are the time until the question was first answered, so a change of mind
 * or a repeated save does not touch them.
 */
export function mergeEntries(sheet: OpenSheet, entries: readonly SheetEntry[], moment: Moment): Overlaid {
  const choices = Buffer.from(sheet.choices);
  const seconds = Buffer.from(sheet.seconds);
  const times = sheet.times === null ? unknownTimes(choices.length) : Buffer.from(sheet.times);
  const overtaken: number[] = [];
  let isNew = false;
  for (const { place, choice, tenths, chosenAt } of entries) {
    const [before, since] = [choices[place] ?? 0, times.readInt32BE(place * 4)];
    const at = timeOf(chosenAt, moment);
    // The same once more says nothing new unless it says that it was chosen later.
    if (before === choice && (chosenAt === undefined || at <= since)) continue;
    if (before !== 0 && at < since) {
      overtaken.push(place);
      continue;
    }
    isNew = true;
    choices[place] = choice;
    times.writeInt32BE(at, place * 4);
    if (seconds.readUInt16BE(place * 2) === 0) seconds.writeUInt16BE(tenths, place * 2);
  }
  return { sheet: isNew ? { choices, seconds, times } : null, overtaken };
}

const earliest = -0x8000_0000;
const latest = 0x7fff_ffff;

function unknownTimes(length: number): Buffer {
  const times = Buffer.alloc(length * 4);
  for (let place = 0; place < length; place += 1) times.writeInt32BE(earliest + 1, place * 4);
  return times;
}

function timeOf(chosenAt: Date | undefined, { now, begunAt }: Moment): number {
  const at = Math.min(now.getTime(), chosenAt?.getTime() ?? now.getTime());
  return Math.min(latest, Math.max(earliest, Math.round((at - begunAt.getTime()) / 100)));
}

export const countAnswered = ({ choices }: AnswerSheet) =>
  choices.reduce((count, choice) => count + (choice === 0 ? 0 : 1), 0);

/** The chosen option's key, or null. */
export function chosenKey(
  questionnaire: AskedQuestionnaire,
  sheet: AnswerSheet,
  place: number,
): string | null {
  const choice = sheet.choices[place] ?? 0;
  return questionAt(questionnaire, place).options[choice - 1]?.key ?? null;
}

/** As the engine takes them. */
export function readSheet({ design }: Questionnaire, sheet: AnswerSheet): Answer[] {
  return design.questions.flatMap(({ key, options }, place) => {
    const optionKey = options[(sheet.choices[place] ?? 0) - 1]?.key;
    if (optionKey === undefined) return [];
    const tenths = sheet.seconds.readUInt16BE(place * 2);
    return [{ questionKey: key, optionKey, ...(tenths === 0 ? {} : { seconds: tenths / 10 }) }];
  });
}

/** Fewer answers say nothing of how fast someone is. */
const enough = 8;

/** How long an answer took on average; null where too few are known. */
export function averageSeconds({ seconds }: AnswerSheet): number | null {
  const known = Array.from({ length: seconds.length / 2 }, (_, place) =>
    seconds.readUInt16BE(place * 2),
  ).filter((tenths) => tenths > 0);
  if (known.length < enough) return null;
  return Math.round(known.reduce((sum, tenths) => sum + tenths, 0) / known.length) / 10;
}
