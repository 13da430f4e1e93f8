import { describe, expect, it } from 'vitest';
import {
  everyDepartment,
  filterOf,
  hasPeriod,
  isNarrowed,
  isWholeDay,
  keyOf,
  landsOn,
  withFilter,
} from './culture-filter.ts';

const department = '0197f2a4-1111-7000-8000-000000000001';
const read = (query: string) => filterOf(new URLSearchParams(query));

describe('the filter in the address', () => {
  it('is read', () => {
    expect(read(`department=${department}&position=Designer&from=2026-03-01`)).toEqual({
      department,
      position: 'Designer',
      from: '2026-03-01',
    });
  });

  it('leaves out what makes no sense, and what is not of it', () => {
    expect(read('department=everything&from=yesterday&company=&include=all&q=delegation')).toEqual({});
  });

  it('narrows by anything but the round and the answers put back', () => {
    expect(isNarrowed(read(`round=${department}&include=left_out`))).toBe(false);
    expect(isNarrowed(read('department=none'))).toBe(true);
  });

  it('has a period where a day is chosen', () => {
    expect(hasPeriod(read('position=A'))).toBe(false);
    expect(hasPeriod(read('to=2026-03-01'))).toBe(true);
  });

  it('leads a manager of one department there, unless it asks for something else', () => {
    const own = [{ id: department }];
    const landing = (query: string, from: typeof own | null = own) =>
      landsOn(new URLSearchParams(query), from);
    expect(landing('')).toBe(department);
    expect(landing('links=delegation')).toBe(department);
    expect(landing(`department=${everyDepartment}`)).toBe(null);
    expect(landing(`round=${department}`)).toBe(null);
    expect(landing('look=sample')).toBe(null);
    expect(landing('', null)).toBe(null);
    expect(landing('', [...own, ...own])).toBe(null);
    expect(read(`department=${everyDepartment}`)).toEqual({});
  });

  it('takes a day once its year is typed to the end', () => {
    const typed = ['', '0002-11-22', '0020-11-22', '0202-11-22', '2026-11-22', '20261-11-22'];
    expect(typed.filter(isWholeDay)).toEqual(['2026-11-22']);
  });

  it('has the same key in whatever order it stands', () => {
    expect(keyOf(read('position=A&company=B'))).toBe(keyOf(read('company=B&position=A')));
    expect(keyOf(read('position=A'))).not.toBe(keyOf(read('company=A')));
  });

  it('changes in one part and keeps the rest of the address', () => {
    const query = new URLSearchParams('company=B&links=delegation');
    expect(withFilter(query, { department }).toString()).toBe(
      `company=B&links=delegation&department=${department}`,
    );
    expect(withFilter(query, { company: undefined }).toString()).toBe('links=delegation');
  });
});
