import { Readable } from 'node:stream';
import { z } from 'zod';
import { mapInTurns, Turn } from '../threads/turns.ts';

/** A list of more entries than this is looked through, and written, in turns. */
const long = 200;
const pieceLength = 65_536;

type Answer = Readonly<Record<string, unknown>>;

/** Only what the contract names leaves the server: a stray column is dropped, a missing one is a bug that shows. */
export async function present(schema: z.ZodType, result: unknown): Promise<unknown> {
  const lists = longLists(schema, result);
  if (lists.length === 0) return schema.parse(result);
  // What the call did to get here has had its turn.
  await new Turn().next();
  const without = Object.fromEntries(lists.map(({ key }) => [key, []]));
  const presented = { ...(schema.parse({ ...(result as Answer), ...without }) as Answer) };
  for (const { key, entry, entries } of lists) {
    presented[key] = await mapInTurns(entries, (one) => entry.parse(one));
  }
  return presented;
}

/** The lists of an answer that are long; where a rule looks at all of a list, or of the answer, it is left whole. */
function longLists(schema: z.ZodType, result: unknown) {
  if (!(schema instanceof z.ZodObject) || hasRules(schema)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
    const entries = (result as Answer | undefined)?.[key];
    if (!isLong(entries) || !(field instanceof z.ZodArray) || hasRules(field)) return [];
    return [{ key, entry: field.element as z.ZodType, entries }];
  });
}

const hasRules = ({ def }: z.ZodType) => (def.checks?.length ?? 0) > 0;
const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > long;

export const holdsLongList = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && Object.values(answer).some(isLong);

/** The same JSON as at once. It has been presented already, so nothing can go wrong on the way. */
export const streamJson = (answer: Answer): Readable => Readable.from(inPieces(jsonOf(answer)));

function* jsonOf(answer: Answer): Generator<string> {
  let before = '{';
  for (const [key, value] of Object.entries(answer)) {
    const json = isLong(value) ? '' : JSON.stringify(value);
    if (json === undefined) continue;
    yield `${before}${JSON.stringify(key)}:${json}`;
    if (isLong(value)) yield* entriesOf(value);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* entriesOf(list: readonly unknown[]): Generator<string> {
  let before = '[';
  for (const entry of list) {
    yield `${before}${JSON.stringify(entry) ?? 'null'}`;
    before = ',';
  }
  yield ']';
}

async function* inPieces(parts: Iterable<string>): AsyncGenerator<Buffer> {
  const turn = new Turn();
  await turn.next();
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (turn.isOver()) await turn.next();
    if (piece.length < pieceLength) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}
