import type { SurveyResponse } from '@fourfold/contract/schemas';
import { plural } from '@lingui/core/macro';
import { allOf } from '../../../lib/lists.ts';

type Named = Pick<SurveyResponse, 'first_name' | 'last_name'>;

const mostNamed = 3;

/** “Ana Silva and Bo Berg”; of more than three, two by name and the others as a count. */
export function namePeople(people: readonly Named[]): string {
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  if (names.length <= mostNamed) return allOf(names);
  const others = names.length - (mostNamed - 1);
  return allOf([...names.slice(0, mostNamed - 1), plural(others, { one: '# other', other: '# others' })]);
}
