import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { redirect } from 'react-router';
import { loginAddress } from '../../lib/own-path.ts';
import { secondStepWay } from './second-step-way.ts';
import { session } from './session.ts';

/** The way into the dashboard. The server holds the same rules for every call; this only shows the way. */
export async function guard(request: Request): Promise<User> {
  const user = await session.ensure();
  const { pathname, search } = new URL(request.url);
  if (user === null) throw redirect(loginAddress(`${pathname}${search}`));
  if (user.email_verified_at === null) throw redirect(pages.verifyEmail.path);
  const way = secondStepWay(user, pathname, search);
  if (way !== null) throw redirect(way);
  return user;
}
