import { randomInt, randomUUID } from 'node:crypto';
import type { Role } from '@fourfold/contract/words';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { test as base, expect, mailsWith } from '../test.ts';
import { enrolMember, enrolOwner, openSessionOf, password } from './enrol.ts';

export { expect, password };

/** Every test comes from a network address of its own, because attempts are limited by address. */
export const test = base.extend<{ ownAddress: undefined }>({
  ownAddress: [
    async ({ context }, use) => {
      await context.setExtraHTTPHeaders(fromAnywhere());
      await use(undefined);
    },
    { auto: true },
  ],
});

const fromAnywhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

export interface Account {
  readonly email: string;
  readonly company: string;
  /** For set-up by the API; the browser has a session of its own. */
  readonly token: string;
}

/** An address that nobody else in these tests has. */
export const newEmail = (name = 'ines') => `${name}-${randomUUID().slice(0, 8)}@example.com`;

export const person = (email: string, changes: Record<string, string> = {}) => ({
  first_name: 'Ines',
  last_name: 'Moreau',
  phone: null as string | null,
  company: 'Northwind',
  email,
  password,
  password_confirmation: password,
  ...changes,
});

/** Another browser: with the cookie that this one carries, the person who registered before would be signed out. */
const elsewhere = { cookie: 'none=none' };

/** Someone who has registered and opened the link in the mail. */
export async function register(changes: Partial<ReturnType<typeof person>> = {}): Promise<Account> {
  const body = { ...person(newEmail()), ...changes };
  return { email: body.email, company: body.company, token: await enrolOwner(body) };
}

/** Registers by the API, and opens no link. */
export async function registerUnverified(
  request: APIRequestContext,
  changes: Record<string, unknown> = {},
): Promise<Account> {
  const body = { ...person(newEmail()), ...changes };
  const { token } = await api(request, null, 'POST', '/auth/register', body, elsewhere);
  return { email: body.email, company: body.company, token };
}

export async function openVerification(request: APIRequestContext, email: string): Promise<void> {
  const { search } = await linkTo(email, '/auth/verify-email');
  await api(request, null, 'POST', `/auth/email/verify${search}`);
}

/** A call of the API as another program would make it. */
export async function api(
  request: APIRequestContext,
  token: string | null,
  method: string,
  path: string,
  data?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await request.fetch(`${process.env.PRODUCT_URL}/api${path}`, {
    method,
    headers: {
      ...fromAnywhere(),
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(data === undefined ? {} : { data }),
  });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** A browser that is signed in already, without going through the form. */
export async function signIn(context: BrowserContext, account: { email: string }): Promise<void> {
  const value = await openSessionOf(account);
  const url = process.env.PRODUCT_URL ?? '';
  await context.addCookies([{ name: 'token', value, url, httpOnly: true, sameSite: 'Strict' }]);
}

/** A verified owner, signed in in the browser of the test. */
export async function owner(
  context: BrowserContext,
  changes: Partial<ReturnType<typeof person>> = {},
): Promise<Account> {
  const account = await register(changes);
  await signIn(context, account);
  return account;
}

/** Someone who was invited into the host's organisation and has joined it. */
export async function colleague(
  host: Account,
  role: Role,
  changes: Partial<ReturnType<typeof person>> = {},
): Promise<Account> {
  const body = { ...person(newEmail(role)), first_name: 'Ana', last_name: 'Silva', ...changes };
  return { email: body.email, company: host.company, token: await enrolMember(body, role, host) };
}

/** The newest link to a page in the mails to an address. */
export async function linkTo(email: string, path: string): Promise<URL> {
  await expect
    .poll(() => linksTo(email, path).length, { timeout: 15_000, intervals: [50] })
    .toBeGreaterThan(0);
  return new URL(linksTo(email, path).at(-1) ?? '');
}

export function linksTo(email: string, path: string): string[] {
  const pattern = new RegExp(`https?://[^\\s"<>]+${path}\\?[^\\s"<>]+`);
  return mailsWith(`To: ${email}`).flatMap((mail) => readable(mail).match(pattern)?.[0] ?? []);
}

/** Quoted-printable, as mails are written. */
const readable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=')
    .replaceAll('&amp;', '&');

/** The navigation that is to be seen at this width, opened where it is folded. */
export async function mainNavigation(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: 'Main' });
}
