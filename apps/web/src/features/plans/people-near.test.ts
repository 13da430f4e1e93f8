import { describe, expect, it } from 'vitest';
import { type Invited, peopleNear } from './people-near.ts';

const invited = (name: string, department: string): Invited => ({
  name,
  department,
  email: `${name}@x.test`,
  isQuiet: false,
});
const people = [invited('Ana', 'Sales'), invited('Bo', 'Shops'), invited('Cy', 'Sales')];
const draft = {
  departments: [
    { id: 'a', name: 'Sales' },
    { id: 'b', name: 'Shops' },
  ],
  owners: [{ user_id: '1', name: 'Cy' }],
};
const near = (departments: string[], everyone = false, among = people) =>
  peopleNear(among, { everyone, departments }, draft).map(({ name }) => name);

describe('the people who can be chosen to look after a plan', () => {
  it('are those of its departments who have no account', () => {
    expect(near([])).toEqual([]);
    expect(near(['a'])).toEqual(['Ana']);
    expect(near([], true)).toEqual(['Ana', 'Bo']);
  });

  it('are searched for where they are many', () => {
    const many = Array.from({ length: 61 }, (_, at) => invited(`P${at}`, 'Sales'));
    expect(near(['a'], false, many)).toEqual([]);
  });
});
