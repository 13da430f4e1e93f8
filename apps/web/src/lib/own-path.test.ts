import { describe, expect, it } from 'vitest';
import { loginAddress, ownPath } from './own-path.ts';

describe('the way back after a sign-in', () => {
  it.each(['/dashboard/people', '/dashboard/settings?tab=access', '/dashboard/hires#top', '/', '/blogs'])(
    'leads to %s',
    (path) => expect(ownPath(path)).toBe(path),
  );

  it('keeps a parameter that is an address itself', () => {
    const path = '/auth/accept-invitation?token=a%2F%2Fb';
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%',
    '@evil.example',
    'evil.example',
    '/no/such/page',
    '/api/auth/my-profile',
    '/auth/login?redirect=/dashboard',
    '/auth/register',
    '',
    null,
    undefined,
  ])('leads to the dashboard instead of %j', (path) => expect(ownPath(path)).toBe('/dashboard'));

  it('is written into the address of the login', () => {
    expect(loginAddress('/dashboard/settings?tab=access')).toBe(
      '/auth/login?redirect=%2Fdashboard%2Fsettings%3Ftab%3Daccess',
    );
  });
});
