import { readdirSync, readFileSync } from 'node:fs';
import { joinRatings, joinSheets, type Sheet } from './read-so-far.ts';

/** Data files of the questions that are being written: pools, and readings as `readings/QUESTION-READER[-SHEET].json`. */
export const itemFiles = new URL('../../items/', import.meta.url);

export const readItemFile = (name: string) => JSON.parse(readFileSync(new URL(name, itemFiles), 'utf8'));

/** The sheets that each reader of a question filled in, in the order of their numbers. */
export function readSheets<Answer>(pool: string, question: string): Map<string, Sheet<Answer>[]> {
  return new Map(
    [...readFiles(pool, question)].map(([reader, files]) => [
      reader,
      files.map((file) => file.answers as Sheet<Answer>),
    ]),
  );
}

/** What each reader of a question said, all sheets together. */
export const readAnswers = <Answer>(pool: string, question: string): Sheet<Answer>[] =>
  [...readSheets<Answer>(pool, question).values()].map(joinSheets);

/** The same of ratings, each later sheet moved by how strictly it was rated. */
export const readRatings = (pool: string, question: string): Sheet<number>[] =>
  [...readSheets<number>(pool, question).values()].map(joinRatings);

/** What readers said of the acts that are asked, none of which their ratings chose. */
export const readAfterwards = (pool: string, question: string): Sheet<number>[] =>
  [...readFiles(pool, question, 'read-afterwards').values()].flatMap((files) =>
    files.map((file) => file.answers as Sheet<number>),
  );

/** What kind of reader filled in the sheets, each kind once. */
export function readWho(pool: string, question: string, reader: string): string[] {
  return [
    ...new Set(
      readFiles(pool, question)
        .get(reader)
        ?.map(({ who }) => who),
    ),
  ];
}

function readFiles(
  pool: string,
  question: string,
  where = 'readings',
): Map<string, { who: string; answers: unknown }[]> {
  const folder = new URL(`${pool}/${where}/`, itemFiles);
  const found = readdirSync(folder).flatMap((name) => {
    const [, reader, sheet = '1'] = name.match(new RegExp(`^${question}-(\\d+)(?:-(\\d+))?\\.json$`)) ?? [];
    return reader === undefined ? [] : [{ reader, sheet: Number(sheet), name }];
  });
  const inOrder = found.toSorted((one, other) => one.sheet - other.sheet);
  return new Map(
    [...Map.groupBy(inOrder, ({ reader }) => reader)].map(([reader, files]) => [
      reader,
      files.map(({ name }) => readItemFile(`${pool}/${where}/${name}`)),
    ]),
  );
}
