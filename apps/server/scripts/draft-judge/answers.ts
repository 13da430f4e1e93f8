import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordedFile, taskMark } from '../../src/testing/judged-drafts.ts';

/** Every answer in a folder, by the id of its prompt. */
export const answersIn = (folder: string): Map<string, unknown> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object)),
  );

/** Keeps them beside the drafts, with a mark of the words that they answer. */
export function keepAnswers(answers: ReadonlyMap<string, unknown>): void {
  const lines = [...answers].map(([id, answer]) => JSON.stringify({ id, answer }));
  writeFileSync(recordedFile, `${[JSON.stringify({ task: taskMark() }), ...lines].join('\n')}\n`);
}
