import type { Vacancy } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import { asksForMore, openingVacancy, viewOf } from './hires-data.ts';

const id = '01a1fc3e-92de-7201-a282-01aab9e75bfb';
const view = (query: string) => viewOf(new URLSearchParams(query));

describe('what the candidates’ page shows', () => {
  it('stands in the address', () => {
    expect(view(`vacancy=${id}&team=whole`)).toEqual({ vacancy: id, team: 'whole' });
    expect(view('vacancy=none')).toEqual({ vacancy: 'none' });
  });

  it('holds who is ticked and who stands side by side', () => {
    const two = `${id},${id.replace('0', '1')}`;
    expect(view(`ticked=${id}&compare=${two}`)).toEqual({ ticked: id, compare: two });
    expect(view(`ticked=none&compare=${id}`)).toEqual({});
  });

  it('is loaded anew for other data alone', () => {
    const asks = (from: string, to: string) =>
      asksForMore(new URL(`https://x.test/hires?${from}`), new URL(`https://x.test/hires?${to}`));
    expect(asks('team=whole', `team=whole&ticked=${id}&order=-care`)).toBe(false);
    expect(asks(`ticked=${id}`, `ticked=${id}&team=whole`)).toBe(true);
    expect(asks('team=whole', 'team=whole')).toBe(true);
  });

  it('is everything where the address says nothing that can be meant', () => {
    expect(view('')).toEqual({});
    expect(view('vacancy=whole&team=none')).toEqual({});
    expect(view('vacancy=1&team=%00')).toEqual({});
  });
});

describe('the vacancy that the screen opens on', () => {
  const vacancy = (name: string, changes: Partial<Vacancy>): Vacancy => ({
    ...{ id: name, title: name, team: null, invitation_text: null, asked_for: [] },
    ...{ erase_on: null, erase_after_days: 180 },
    ...{ opened_at: '2026-01-01T00:00:00Z', closed_at: null },
    ...{ invited: 0, submitted: 0, declined: 0, withdrawn: 0 },
    ...changes,
  });
  const closed = vacancy('closed', { closed_at: '2026-03-01T00:00:00Z', submitted: 3 });
  const older = vacancy('older', { invited: 2, submitted: 1 });
  const newer = vacancy('newer', { opened_at: '2026-02-01T00:00:00Z' });

  it('is an open one that has answers, or else the newest open one', () => {
    expect(openingVacancy([closed, newer, older])).toBe('older');
    expect(openingVacancy([closed, newer])).toBe('newer');
    expect(openingVacancy([closed])).toBeNull();
  });
});
