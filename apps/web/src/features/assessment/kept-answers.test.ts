import type { AnswerItem } from '@fourfold/contract/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

let full: boolean;
let items: Record<string, string>;
beforeEach(() => {
  full = false;
  items = {};
  // As a browser has it: the names are the object's own keys, the calls are not.
  const calls = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => {
      if (full) throw new Error('The storage is full.');
      items[name] = value;
    },
    removeItem: (name: string) => delete items[name],
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(calls, { ownKeys: () => Object.keys(items), getOwnPropertyDescriptor }),
  );
});
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });

const item = (id: number, key: string, second: number): AnswerItem => ({
  question_id: id,
  question_key: `q${id}`,
  key,
  chosen_at: `2026-03-02T09:00:0${second}.000Z`,
});

const keptBy = (responseId: string, tab: string) =>
  keptAnswers(responseId, { signature: 'mailed', isPerson: true }, tab);

it('someone with a copied link finds nothing of what was chosen through another', () => {
  keptBy('r', '1').write([item(1, 'a', 1)]);
  const copied = { signature: 'copied', isPerson: false };
  expect(keptAnswers('r', copied, '2').read()).toEqual([]);
  keptAnswers('r', copied, '2').write([item(2, 'b', 1)]);
  expect(keptAnswers('r', copied, '3').read()).toEqual([item(2, 'b', 1)]);
  expect(keptBy('r', '4').read()).toEqual([item(1, 'a', 1), item(2, 'b', 1)]);
});

it('of two tabs neither takes the other’s away, and the next one finds the later of each question', () => {
  const [one, two] = [keptBy('r', '1'), keptBy('r', '2')];
  one.write([item(1, 'a', 1), item(2, 'b', 5)]);
  two.write([item(1, 'c', 3), item(2, 'd', 4)]);
  keptBy('other', '3').write([item(1, 'z', 9)]);
  const next = keptBy('r', '4');
  expect(next.read()).toEqual([item(1, 'c', 3), item(2, 'b', 5)]);
  two.write([]);
  expect(keptBy('r', '5').read()).toHaveLength(2);
});

it('what an earlier version has kept replaces nothing', () => {
  items['answers:r'] = JSON.stringify([{ question_id: 1, question_key: 'q1', key: 'a' }]);
  expect(keptBy('r', '1').read()).toMatchObject([{ key: 'a', chosen_at: '1970-01-01T00:00:00.000Z' }]);
  expect(Object.keys(items)).toEqual(['answers:r:mailed:1']);
});

it('what one tab has saved stays away', () => {
  const [one, two] = [keptBy('r', '1'), keptBy('r', '2')];
  one.write([item(1, 'a', 1)]);
  two.write([item(2, 'b', 2)]);
  one.write([]);
  expect(keptBy('r', '3').read()).toEqual([item(2, 'b', 2)]);
});

it('keeps the details as they were typed, for this link’s holder alone', () => {
  keptBy('r', '1').writeTyped({ role: 'Senior Buyer' });
  const copied = keptAnswers('r', { signature: 'copied', isPerson: false }, '2');
  expect(copied.readTyped()).toEqual({});
  copied.writeTyped({ role: 'Buyer' });
  expect(keptBy('r', '3').readTyped()).toEqual({ role: 'Senior Buyer' });
  expect(keptBy('r', '3').read()).toEqual([]);
  keptBy('r', '3').clear();
  expect(items).toEqual({});
});

it('nothing is left behind once all is submitted, and nothing of others is touched', () => {
  for (const tab of ['1', '2']) keptBy('r', tab).write([item(1, 'a', 1)]);
  keptBy('other', '3').write([item(1, 'z', 9)]);
  keptBy('r', '4').clear();
  expect(Object.keys(items)).toEqual(['answers:other:mailed:3']);
});

it('a full storage and damaged words lose nothing that can be read', () => {
  keptBy('r', '1').write([item(1, 'a', 1)]);
  items['answers:r:2'] = '[{';
  full = true;
  expect(keptBy('r', '3').read()).toEqual([item(1, 'a', 1)]);
  expect(Object.keys(items)).toContain('answers:r:mailed:1');
});
