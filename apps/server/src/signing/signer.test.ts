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
