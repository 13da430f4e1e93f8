import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { countedAs } from './client-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is counted as %s', (address, counted) => {
    expect(countedAs(address)).toBe(counted);
  });
});

describe('behind a proxy', () => {
  it('addresses that a visitor makes up do not get more attempts, and visitors are counted apart', async () => {
    const t = await createTestApp({ TRUST_PROXY: 'true' });
    const ask = (forwarded: string, i: number) =>
      t.app.inject({
        method: 'POST',
        url: '/api/auth/password/forgot',
        payload: { email: `somebody-${i}@example.com` },
        headers: { 'x-forwarded-for': forwarded },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await ask(`198.51.100.${i}, 2001:db8::${i}`, i)).statusCode);
    expect(statuses.filter((status) => status === 202)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('203.0.113.9', 21)).statusCode).toBe(202);
  });
});
