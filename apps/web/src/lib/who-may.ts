import { atStart, whoMay as namesOf, type Permission, type Reach } from '@fourfold/contract/words';
import { allOf } from './lists.ts';

/** “Owners, admins and managers”: who may by the role table, as a sentence begins. */
export const whoMay = (permission: Permission, needed?: readonly Reach[]): string =>
  atStart(namesOf(permission, allOf, { needed }));
