import { messages } from '@fourfold/contract/words';
import type { Queries } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { isPassword } from './password-hash.ts';
import { getUser, holdUser, type User } from './users.repository.ts';

/** Asks for the password again before something that cannot be taken back. Guesses are limited as at sign-in. */
export async function confirmPassword(
  { db, limiter }: Pick<Parts, 'db' | 'limiter'>,
  userId: string,
  password: string,
  field = 'password',
): Promise<User> {
  const key = `password:${userId}`;
  await limiter.use(key, { max: 10, seconds: 900 });
  const user = await getUser(db, userId);
  if (!(await isPassword(password, user.password_hash))) throw invalidField(field, messages.wrongPassword());
  await limiter.forgive(key);
  return user;
}

/** What the password was asked for happens only where it is still the same: a link may have replaced it meanwhile. */
export async function holdConfirmed(tx: Queries, user: User, field = 'password'): Promise<void> {
  const now = await holdUser(tx, user.id);
  if (now?.password_hash !== user.password_hash) throw invalidField(field, messages.wrongPassword());
}
