import { logout } from '@fourfold/contract/calls';
import { ApiError, call } from '../../lib/api.ts';
import { forgetBatches } from '../../lib/kept-batch.ts';
import { session } from './session.ts';

/** Ends the session on the server and forgets it here. A session that has ended already is ended. */
export async function logOut(): Promise<void> {
  try {
    await call(logout, {}, { handles: ['unauthenticated'] });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error;
  }
  forgetBatches();
  session.end('left');
}
