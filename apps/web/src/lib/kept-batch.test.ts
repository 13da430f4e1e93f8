import { beforeEach, expect, it, vi } from 'vitest';
import {
  type Batch,
  forgetBatches,
  keepBatch,
  keptBatch,
  keptForDays,
  keptPeople,
  onKept,
} from './kept-batch.ts';

let items: Record<string, string>;
beforeEach(() => {
  items = { session: 'someone' };
  // As a browser has it: the names are the object's own keys, the calls are not.
  const calls = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => {
      items[name] = value;
    },
    removeItem: (name: string) => delete items[name],
  };
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  const handler = { ownKeys: () => Object.keys(items), getOwnPropertyDescriptor };
  vi.stubGlobal('localStorage', new Proxy(calls, handler));
});

const batch = { text: 'Ana,Silva,ana@example.com' } as Batch;
const day = 86_400_000;

it('keeps lines for those who read them, and for as long as it says', () => {
  keepBatch('ines', batch, 2, 0);
  expect(keptBatch('ines', (keptForDays - 1) * day)).toEqual(batch);
  expect(keptBatch('olga', 0)).toBeNull();
  expect(keptBatch('ines', (keptForDays + 1) * day)).toBeNull();
  expect(JSON.stringify(items)).not.toContain('ana@example.com');
});

it('leaves nobody’s address behind when someone signs out', () => {
  keepBatch('ines', batch);
  keepBatch('olga', batch);
  forgetBatches();
  expect(items).toEqual({ session: 'someone' });
});

it('knows how many people wait in the lines, and tells the page when that changes', () => {
  const seen: number[] = [];
  const stop = onKept(() => seen.push(keptPeople('ines')));
  keepBatch('ines', batch, 8);
  expect([keptPeople('olga'), keptPeople('ines', Date.now() + (keptForDays + 1) * day)]).toEqual([0, 0]);
  keepBatch('ines', null);
  stop();
  expect(seen).toEqual([8, 0]);
});
