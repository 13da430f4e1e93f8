import type { HeatmapRow } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import { placeOfPerson, toColumns, toRows } from './heat-model.ts';

const competency = (key: string) => ({
  key,
  name: key,
  definition: '',
  measures: [`${key} 1`, `${key} 2`].map((measure) => ({ key: measure, name: measure, definition: '' })),
});
const row = (id: string, people: number): HeatmapRow => ({ id, name: id, people, withheld: null, cells: {} });

describe('the rows of the heatmap', () => {
  it('show the measures of the one competency that is open', () => {
    const rows = toRows([competency('agency'), competency('ambition')], 'agency');
    expect(rows.map(({ key, level }) => `${level} ${key}`)).toEqual([
      '1 agency',
      '2 agency 1',
      '2 agency 2',
      '1 ambition',
    ]);
  });
});

describe('the columns of the heatmap', () => {
  const answer = {
    whole: row('everybody', 12),
    departments: [
      { ...row('accounts', 2), may_open: true },
      { ...row('operations', 10), may_open: false },
    ],
  };
  const columns = (opened: string[]) =>
    toColumns({
      answer,
      opened: new Set(opened),
      people: new Map([['accounts', { total: 2, rows: new Map([[0, row('ana', 1)]]) }]]),
      toPerson: (id) => `/people/${id}`,
    });

  it('begin with everyone, and lead nowhere from a department: its figures are explained', () => {
    expect(columns([]).map(({ name, href }) => [name, href])).toEqual([
      ['everybody', null],
      ['accounts', null],
      ['operations', null],
    ]);
  });

  it('open only what may be opened', () => {
    expect(columns([]).map(({ expanded }) => expanded)).toEqual([null, false, null]);
    expect(columns(['operations'])).toHaveLength(3);
  });

  it('hold a place for who has not arrived, and know it again by its key', () => {
    const [, , ana, waiting] = columns(['accounts']);
    expect(ana).toMatchObject({ name: 'ana', href: '/people/ana', kind: 'person' });
    expect(waiting).toMatchObject({ cells: 'waiting', href: null, kind: 'person' });
    expect(placeOfPerson(waiting?.key ?? '')).toEqual({ department: 'accounts', index: 1 });
    expect(placeOfPerson('accounts')).toBeNull();
  });
});
