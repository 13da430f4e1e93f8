import { describe, expect, it } from 'vitest';
import type { HeatColumn } from './heat-data.ts';
import { isUpright, leftToSee, leftToShow, measuresFor, roomAfter, widthOf } from './measures.ts';

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
  const measures = measuresFor(width, all);
  return all.reduce((sum, { kind }) => sum + measures.columns[kind], measures.names);
};

describe('the measures of the heatmap', () => {
  it('spread few columns over the room that there is, but not beyond it', () => {
    const some = columns('group', 6);
    expect(total(1000, some)).toBeGreaterThan(980);
    expect(total(1000, some)).toBeLessThanOrEqual(1000);
  });

  it('do not make two columns as wide as a page', () => {
    expect(measuresFor(2000, columns('group', 2)).columns.group).toBe(162);
  });

  it('leave many people narrow and give their names height', () => {
    const many = columns('person', 2000);
    const { columns: widths, header } = measuresFor(1000, many);
    expect(widths.person).toBe(50);
    expect(header).toBeGreaterThan(measuresFor(1000, columns('group', 2)).header);
  });

  it('grow with the reader’s letters, and leave figures their room on a phone', () => {
    const some = columns('group', 6);
    const usual = measuresFor(1000, some);
    const large = measuresFor(2000, some, 2);
    expect(large).toEqual({
      names: usual.names * 2,
      header: usual.header * 2,
      row: usual.row * 2,
      columns: {
        whole: expect.closeTo(usual.columns.whole * 2, -1),
        group: expect.closeTo(usual.columns.group * 2, -1),
        opened: expect.closeTo(usual.columns.opened * 2, -1),
        person: expect.closeTo(usual.columns.person * 2, -1),
      },
    });
    const phone = measuresFor(358, some, 2);
    expect(phone.names).toBeLessThanOrEqual(358 * 0.6);
    expect(phone.columns.group).toBeGreaterThan(measuresFor(358, some).columns.group);
  });
});

describe('a department that is opened on a phone', () => {
  it('leaves room for four of its people beside the names of competencies', () => {
    const opened = { ...columns('group', 1)[0], expanded: true } as HeatColumn;
    const measures = measuresFor(354, [...columns('group', 5), opened, ...columns('person', 9)]);
    const taken = measures.names + widthOf(opened, measures) + 4 * measures.columns.person;
    expect(taken).toBeLessThanOrEqual(354);
    expect(isUpright(opened, measures)).toBe(true);
    expect(isUpright(opened, measuresFor(1000, [opened]))).toBe(false);
  });
});

describe('a department that is opened', () => {
  const named = (kind: HeatColumn['kind'], ...keys: string[]) =>
    keys.map((key) => ({ ...columns(kind, 1)[0], key }) as HeatColumn);
  const all = [
    ...named('whole', 'whole'),
    ...named('group', 'a', 'b'),
    ...named('person', 'b#0', 'b#1', 'b#2'),
    ...named('group', 'c'),
  ];
  const measures = {
    names: 100,
    header: 0,
    row: 0,
    columns: { whole: 90, group: 100, opened: 100, person: 50 },
  };

  it('moves the frame no further than it takes to see its people', () => {
    // Its people end at 100 + 90 + 100 + 100 + 150.
    expect(leftToShow('b', all, measures, { left: 0, width: 600 })).toBe(0);
    expect(leftToShow('b', all, measures, { left: 0, width: 500 })).toBe(90);
    expect(leftToShow('b', all, measures, { left: 90, width: 500 })).toBe(90);
  });

  it('stays in view itself where not all of its people do', () => {
    expect(leftToShow('b', all, measures, { left: 0, width: 250 })).toBe(190);
    expect(leftToShow('b', all, measures, { left: 250, width: 250 })).toBe(190);
  });

  it('cuts no column in half behind the names', () => {
    // 40 would be enough, and would leave the half of “everyone” in view.
    expect(leftToShow('b', all, measures, { left: 10, width: 500 })).toBe(90);
    expect(leftToSee([2, 3], all, measures, { left: 0, width: 350 })).toBe(90);
    expect(leftToSee([0, 1], all, measures, { left: 90, width: 350 })).toBe(0);
  });

  it('leaves room at the end for the last column to stop at an edge as well', () => {
    // All of it is 640 wide: 40 is hidden, and the first edge is at 90.
    expect(roomAfter(all, measures, 600)).toBe(50);
    expect(roomAfter(all, measures, 640)).toBe(0);
  });
});
