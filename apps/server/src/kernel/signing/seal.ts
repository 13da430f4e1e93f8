import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [ivBytes, tagBytes] = [12, 16];

/** A key for each purpose, derived from the server's one, so that what signs links never encrypts. */
const keyFor = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `fourfold seal: ${purpose}`, 32));

/**
 * AES-256-GCM, with a fresh random nonce in front and the tag behind it. Whose secret it is belongs to what is
 * authenticated: moved to another row it opens no more.
 */
export function sealWith(key: string, purpose: string, owner: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(key, purpose), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Null where the key, the purpose or the owner is another, or a bit has changed. */
export function openWith(key: string, purpose: string, owner: string, sealed: Buffer): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  const options = { authTagLength: tagBytes };
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key, purpose), iv, options)
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
