import { myProfile } from '@fourfold/contract/calls';
import { call } from '../../lib/api.ts';

/** Apart, because it brings the contract's schemas, and a guest's page asks nobody who they are. */
export const fetchProfile = () => call(myProfile, {}, { handles: ['unauthenticated'] });
