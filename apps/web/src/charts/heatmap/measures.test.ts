import { describe, expect, it } from 'vitest';
import type { HeatColumn } from './heat-data.ts';
import { measuresFor } from './measures.ts';

const columns = (kind: HeatColumn['kind'], count: number): HeatColumn[] =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    name: '',
    kind,
    people: 1,
    expanded: null,
    href: null,
    lead: '',
    cells: {},
    withheld: null,
  }));
const total = (width: number, all: readonly HeatColumn[]) => {
  const { names, columnOf } = measuresFor(width, all);
  return all.reduce((sum, column) => sum + columnOf(column), names);
};

describe('the measures of the heatmap', () => {
  it('spread few columns over the room that there is, but not beyond it', () => {
    const some = columns('group', 6);
    expect(total(1000, some)).toBeGreaterThan(980);
    expect(total(1000, some)).toBeLessThanOrEqual(1000);
  });

  it('do not make two columns as wide as a page', () => {
    expect(measuresFor(2000, columns('group', 2)).columnOf(columns('group', 1)[0] as HeatColumn)).toBe(162);
  });

  it('leave many people narrow and give their names height', () => {
    const many = columns('person', 2000);
    const { columnOf, header } = measuresFor(1000, many);
    expect(columnOf(many[0] as HeatColumn)).toBe(50);
    expect(header).toBeGreaterThan(measuresFor(1000, columns('group', 2)).header);
  });
});
