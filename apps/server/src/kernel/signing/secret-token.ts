import { createHash, randomBytes } from 'node:crypto';

/** A secret that proves something to us. With 256 random bits it cannot be guessed. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * What is kept of a token. A plain hash is enough, because there is nothing to guess; anyone who reads the database
 * cannot sign in with what stands there.
 */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
