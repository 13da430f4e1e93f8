import type { IndividualProfile } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { objectedTo } from './objected.ts';

it('finds the row of an objection to a single score, and of one to a whole competency', () => {
  const profile = {
    groups: [{ key: 'order', name: 'Order' }],
    measures: [{ key: 'planning', name: 'Planning', group: 'order' }],
  } as unknown as IndividualProfile;
  expect(objectedTo(profile, 'planning')).toEqual({ name: 'Planning', group: 'order' });
  expect(objectedTo(profile, 'group:order')).toEqual({ name: 'Order', group: 'order' });
  // The questionnaire no longer has it.
  expect(objectedTo(profile, 'gone')).toEqual({ name: 'gone', group: null });
});
