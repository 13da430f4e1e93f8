import { type Algorithm, hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane, about 35 ms. The parameters stand
 * in each hash, so they can be raised without breaking the hashes that exist.
 */
const argon2id: Algorithm.Argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on two keyboards may arrive as different bytes; this makes them one. */
const normal = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(normal(password), options);

/** No password has this hash. It is compared where there is no account, so that it takes as long as where there is one. */
const nobodysHash = hashPassword(crypto.randomUUID());

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), normal(password));
  return stored !== undefined && matches;
}
