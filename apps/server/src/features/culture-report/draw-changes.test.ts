import type { CultureRound, RoundsAnswer } from '@fourfold/contract/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { createPdf } from '../../kernel/documents/create-pdf.ts';
import { drawChanges } from './draw-changes.ts';

const round = (number: number): CultureRound => ({
  id: String(number),
  number,
  name: `Round ${number}`,
  opened_at: '2026-01-01T00:00:00.000Z',
  has_answers: true,
  current: number === 2,
});
const change = { stands_out: true, points: -23, low: -35, high: -11 };
const changes = [{ name: 'Means', earlier: { score: 105 }, later: { score: 84 }, change }];
const answer = { earlier: round(1), later: round(2), earlier_people: 40, people: 49, both: 38, changes };

async function read(more: object, hasPeriod = false): Promise<string> {
  const all = { ...answer, sentence: 'One has changed.', link: null, earlier_keys_version: null, ...more };
  const about = { title: 'Culture', language: 'en-GB', organisation: 'Acme', createdAt: new Date(0) };
  const file = await createPdf({ ...about, logo: null }, (pdf) =>
    drawChanges(pdf, all as unknown as RoundsAnswer, hasPeriod),
  );
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

it('the report says why a change is not the gap between the two scores beside it', async () => {
  const said = await read({});
  expect(said).toContain('Means: 105 before, 84 now; −23');
  expect(said).toContain('So they are often larger than the two scores suggest.');
  expect(await read({ changes: [] })).not.toContain('the two scores suggest');
  expect(await read({ link: 'Another version was asked.' })).toContain('Another version was asked.');
});

it('the report of a period says that changes are between whole rounds', async () => {
  const said = 'so the period you chose doesn’t apply to them';
  expect(await read({}, true)).toContain(said);
  expect(await read({})).not.toContain(said);
});

it('the report says why colleagues with another role may read other changes', async () => {
  const differ = 'So the changes that are clear for them may not be the ones that are clear for you.';
  expect(await read({})).toContain(
    `38 people answered both times and are compared with themselves. For colleagues who see only group results, we compare the groups. ${differ}`,
  );
  expect(await read({ both: null })).toContain(
    `For colleagues who see individual results, we compare each person’s two sets of answers. ${differ}`,
  );
  const nobody = await read({ both: 0 });
  expect(nobody).toContain('Nobody answered both times, so different people are compared.');
  expect(nobody).not.toContain(differ);
  expect(await read({ link: 'Another version was asked.', both: null })).not.toContain(differ);
});

it('the report says how a smaller change can be clear where a larger one is not', async () => {
  expect(await read({})).toContain('A smaller difference can be clear when a larger one isn’t');
  expect(await read({ changes: [] })).not.toContain('can be clear');
});
