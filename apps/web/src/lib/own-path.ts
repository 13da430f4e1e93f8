import { pageAt, pages } from '@fourfold/contract/words';
import { decoded } from './decoded.ts';

const elsewhere = 'https://elsewhere.invalid';
/** Leading back to a form that was just sent would be a circle. */
const circles: readonly string[] = [pages.login.path, pages.register.path];

/**
 * The place to go to after a sign-in. Only pages of our own count: a link to our login must not be able to carry
 * someone off to another site, however the address is dressed up (`//evil`, `/\evil`, `/%2Fevil`, `/.//evil`).
 */
export function ownPath(target: string | null | undefined): string {
  const otherwise = pages.dashboard.path;
  if (!target?.startsWith('/') || isDressedUp(target)) return otherwise;
  const { origin, pathname, search, hash } = new URL(target, elsewhere);
  if (origin !== elsewhere || pathname.startsWith('//')) return otherwise;
  if (pageAt(pathname) === null || circles.includes(pathname)) return otherwise;
  return `${pathname}${search}${hash}`;
}

/** Judged by its path alone, under every layer of encoding. */
function isDressedUp(target: string): boolean {
  let path = target.split(/[?#]/, 1)[0] ?? '';
  for (;;) {
    if (/\/\/|\\|\p{Cc}/u.test(path)) return true;
    const plainer = decoded(path);
    if (plainer === null) return true;
    if (plainer === path) return false;
    path = plainer;
  }
}

/** Where someone signs in to come back to an address. */
export function loginAddress(back: string): string {
  return `${pages.login.path}?${new URLSearchParams({ redirect: back })}`;
}
