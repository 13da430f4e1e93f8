import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { longestTurn } from '../../testing/longest-turn.ts';
import { holdsLongList, present, streamJson } from './long-answers.ts';

const person = z.object({ id: z.number(), name: z.string(), note: z.string().optional() });
const people = z.object({ before: z.string(), people: z.array(person), total: z.number() });
const answerOf = (count: number) => ({
  total: count,
  secret: 'password',
  people: Array.from({ length: count }, (_, id) => ({
    id,
    secret: 'password',
    name: `Zoë "${id}"\n\ud83d\udc4d`,
  })),
  before: 'ä',
});

async function written(schema: z.ZodType, result: unknown): Promise<string> {
  const answer = await present(schema, result);
  return holdsLongList(answer) ? await text(streamJson(answer)) : JSON.stringify(answer);
}

describe('an answer with a long list', () => {
  it.each([0, 1, 200, 201, 5000])('is the same JSON as at once, of %i people', async (count) => {
    const result = answerOf(count);
    expect(holdsLongList(await present(people, result))).toBe(count > 200);
    expect(await written(people, result)).toBe(JSON.stringify(people.parse(result)));
  });

  it('leaves out what is undefined, as JSON does', async () => {
    const [entry, list] = [z.number().optional(), Array.from({ length: 300 }, () => undefined)];
    const schema = z.object({ a: z.string().optional(), b: z.array(entry), c: z.array(entry), d: z.null() });
    const result = { a: undefined, b: list, c: [1], d: null };
    expect(await written(schema, result)).toBe(JSON.stringify(schema.parse(result)));
  });

  it('is refused whole where one entry lacks something', async () => {
    const { people: all, ...rest } = answerOf(5000);
    await expect(present(people, { ...rest, people: [...all, { id: 1 }] })).rejects.toThrow(z.ZodError);
  });

  it('is held to rules that look at all of it', async () => {
    const few = z.object({ people: z.array(person).max(300) });
    const counted = people.refine(({ people: all, total }) => all.length === total);
    await expect(present(few, answerOf(301))).rejects.toThrow(z.ZodError);
    expect(await written(few, answerOf(300))).toBe(JSON.stringify(few.parse(answerOf(300))));
    await expect(present(counted, { ...answerOf(301), total: 7 })).rejects.toThrow(z.ZodError);
  });

  it('lets everyone else have their turn, however long it is', async () => {
    const result = answerOf(300_000);
    const whole = await longestTurn(async () => JSON.stringify(people.parse(result)));
    const turn = await longestTurn(() => written(people, result));
    expect(turn).toBeLessThan(whole / 2);
  });
});
