import { messages } from '@fourfold/contract';
import type { Answer } from '@fourfold/measurement';
import { AppError } from '../../http/app-error.ts';
import { type AskedQuestionnaire, questionAt } from './asked-questionnaire.ts';

/**
 * The answers of one response as they are stored: in the design's order, so that they stay small. A choice is the
 * option's place from 1 and 0 is none; seconds are tenths in two bytes and 0 is unknown.
 */
export interface AnswerSheet {
  readonly choices: Buffer;
  readonly seconds: Buffer;
}

/** One answer that arrived and was checked. */
export interface SheetEntry {
  readonly place: number;
  readonly choice: number;
  readonly tenths: number;
  /** The choices that it may replace; without them, any. Where there is none it counts. */
  readonly insteadOf?: readonly number[];
}

const longest = 0xffff;

export function emptySheet({ design }: AskedQuestionnaire): AnswerSheet {
  const { length } = design.questions;
  return { choices: Buffer.alloc(length), seconds: Buffer.alloc(length * 2) };
}

/**
 * A sheet says nothing without the design whose order it is in, so one of another design is not read at all: 409, and
 * whoever opens it is told what to do.
 */
export function requireDesign(
  { design }: AskedQuestionnaire,
  stored: { readonly design_version: string },
): void {
  if (stored.design_version === design.version) return;
  throw new AppError('other_design', messages.otherDesign);
}

export const toTenths = (seconds = 0) => Math.min(longest, Math.max(0, Math.round(seconds * 10)));

/**
 * Lays answers over a sheet; the later one wins. Seconds are the time until the question was first answered, so a
 * change of mind or a repeated save does not touch them. Null when nothing is new.
 */
export function overlay(sheet: AnswerSheet, entries: readonly SheetEntry[]): AnswerSheet | null {
  const choices = Buffer.from(sheet.choices);
  const seconds = Buffer.from(sheet.seconds);
  for (const { place, choice, tenths, insteadOf } of entries) {
    const before = choices[place] ?? 0;
    if (before !== 0 && insteadOf?.includes(before) === false) continue;
    choices[place] = choice;
    if (seconds.readUInt16BE(place * 2) === 0) seconds.writeUInt16BE(tenths, place * 2);
  }
  const same = choices.equals(sheet.choices) && seconds.equals(sheet.seconds);
  return same ? null : { choices, seconds };
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
export function readSheet(questionnaire: AskedQuestionnaire, sheet: AnswerSheet): Answer[] {
  return questionnaire.design.questions.flatMap(({ key }, place) => {
    const optionKey = chosenKey(questionnaire, sheet, place);
    if (optionKey === null) return [];
    const tenths = sheet.seconds.readUInt16BE(place * 2);
    return [{ questionKey: key, optionKey, ...(tenths === 0 ? {} : { seconds: tenths / 10 }) }];
  });
}
