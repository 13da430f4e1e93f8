import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { redirect } from 'react-router';
import { may, mayCulture } from '../../lib/may.ts';

/** The dashboard opens with the culture; anyone who works with candidates only opens with them. */
export function firstScreen(user: User, request: Request): void {
  const isDoor = new URL(request.url).pathname.replace(/\/$/, '') === pages.dashboard.path;
  if (isDoor && !mayCulture(user) && may(user, 'candidates:see')) throw redirect(pages.hires.path);
}
