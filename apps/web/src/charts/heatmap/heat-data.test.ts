import { describe, expect, it } from 'vitest';
import { counted, describeCell, type HeatColumn, type HeatRow } from './heat-data.ts';

const row: HeatRow = { key: 'delegation', name: 'Delegation', level: 2, expanded: false };
const column = (changes: Partial<HeatColumn>): HeatColumn => ({
  key: 'accounts',
  name: 'Accounts',
  kind: 'group',
  people: 8,
  expanded: false,
  href: null,
  lead: '',
  cells: { delegation: { score: 63.6, low: 41.2, high: 86, band: 2, strength: 'half' } },
  withheld: null,
  ...changes,
});

describe('a cell in words', () => {
  it('says whose it is, the score, the interval, the band and how many people', () => {
    expect(describeCell(row, column({}))).toBe(
      'Delegation, Accounts: 64, likely range 41 to 86, low, 8 people',
    );
  });

  it('does not count one person', () => {
    expect(describeCell(row, column({ kind: 'person', name: 'Ana Silva' }))).toBe(
      'Delegation, Ana Silva: 64, likely range 41 to 86, low',
    );
  });

  it('says why there is nothing', () => {
    expect(describeCell(row, column({ cells: {}, withheld: 'Fewer than 5 people.' }))).toBe(
      'Delegation, Accounts: Fewer than 5 people.',
    );
    expect(describeCell(row, column({ cells: 'waiting' }))).toBe('Delegation, Accounts: loading');
  });

  it('does not say that there is nobody where that is not shown', () => {
    expect(counted(column({ people: 0, withheld: 'Fewer than 5 people.' }))).toBe('not shown');
    expect(counted(column({ people: 1 }))).toBe('1 person');
  });
});
