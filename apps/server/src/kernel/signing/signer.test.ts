import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigner, sameText } from './signer.ts';

const [now, before] = ['n'.repeat(32), 'b'.repeat(32)];
const signer = createSigner(now, before);

describe('a signature', () => {
  it('is HMAC-SHA256 over the purpose and the parts', () => {
    const expected = createHmac('sha256', now).update('["purpose","a","1"]').digest('base64url');
    expect(signer.sign('purpose', 'a', 1)).toBe(expected);
  });

  it('proves its own purpose and parts only', () => {
    const signature = signer.sign('verify-email', 'id', 5);
    expect(signer.verify(signature, 'verify-email', 'id', 5)).toBe(true);
    expect(signer.verify(signature, 'survey-link', 'id', 5)).toBe(false);
    expect(signer.verify(signature, 'verify-email', 'id', 6)).toBe(false);
    expect(signer.verify(signature, 'verify-email', 'i', 'd5')).toBe(false);
    expect(signer.verify(`${signature}A`, 'verify-email', 'id', 5)).toBe(false);
    expect(signer.verify('', 'verify-email', 'id', 5)).toBe(false);
  });

  it('stays valid after a change of key, until that key is gone too', () => {
    const old = createSigner(before).sign('survey-link', 'id');
    expect(signer.verify(old, 'survey-link', 'id')).toBe(true);
    expect(createSigner(now).verify(old, 'survey-link', 'id')).toBe(false);
    expect(signer.sign('survey-link', 'id')).not.toBe(old);
  });
});

it('texts of different length are different', () => {
  expect([sameText('a', 'ab'), sameText('ä', 'a'), sameText('', '')]).toEqual([false, false, true]);
});

describe('what is sealed', () => {
  const secret = Buffer.from('twenty bytes of secret');
  const sealed = signer.seal('second-step', 'ann', secret);

  it('opens for its purpose and its owner, and for nothing else', () => {
    expect(signer.open('second-step', 'ann', sealed)).toEqual({ secret, stale: false });
    expect(signer.open('second-step', 'bob', sealed)).toBeNull();
    expect(signer.open('another', 'ann', sealed)).toBeNull();
    expect(createSigner(before).open('second-step', 'ann', sealed)).toBeNull();
  });

  it('shows nothing of the secret, is another each time, and does not open when a bit has changed', () => {
    expect(sealed.includes(secret)).toBe(false);
    expect(signer.seal('second-step', 'ann', secret)).not.toEqual(sealed);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(signer.open('second-step', 'ann', changed)).toBeNull();
    }
    expect(signer.open('second-step', 'ann', sealed.subarray(0, 27))).toBeNull();
  });

  it('opens after a change of key, and says that it should be sealed anew', () => {
    const old = createSigner(before).seal('second-step', 'ann', secret);
    expect(signer.open('second-step', 'ann', old)).toEqual({ secret, stale: true });
  });
});
