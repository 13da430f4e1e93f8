import { hashPassword, isPassword } from '../../apps/server/src/features/identity/users/password-hash.ts';
import { clientOf } from './client.ts';
import { underLoad } from './measure.ts';
import type { Bench } from './parts.ts';

const people = 8;
const password = 'a heron on the quay';

/** Colleagues who sign in at the same time; the hashing is the most of it, and meant to be. */
export async function benchSignIn({ seconds, report, product, pool }: Bench): Promise<void> {
  const call = clientOf(product.url);
  const hash = await hashPassword(password);
  await pool.query(
    `insert into users (id, email, email_verified_at, password_hash, first_name, last_name, created_at)
     select gen_random_uuid(), 'colleague' || n || '@example.com', now(), $1, 'First', 'Last', now()
     from generate_series(0, $2::int - 1) n`,
    [hash, people],
  );
  report.heading(`Signing in, ${people} at once`);
  const signIn = await underLoad(people, seconds, async (person, turn) => {
    // From another network address each time, since attempts of one are counted.
    const headers = { 'x-forwarded-for': `10.${person}.${Math.floor(turn / 200)}.${turn % 200}` };
    const body = { email: `colleague${person}@example.com`, password };
    await call('/api/auth/login', { method: 'POST', headers, body });
  });
  const hashing = await underLoad(people, seconds, async () => void (await isPassword(password, hash)));
  report.row('the product', signIn);
  report.row('floor: comparing the password alone', hashing);
  report.hold(`${signIn.errors} errors (none)`, signIn.errors === 0);
}
