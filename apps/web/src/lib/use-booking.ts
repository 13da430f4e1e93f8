import { site } from './site.ts';
import { useHydrated } from './use-hydrated.ts';

/** Where 'Book a demo' leads: the operator's calendar in a new tab, or the contact form here, until one is set. */
export function useBooking(): { href: string; target?: '_blank'; rel?: string } {
  const isHere = useHydrated() && site.bookingUrl.startsWith('/');
  return { href: site.bookingUrl, ...(!isHere && { target: '_blank', rel: 'noreferrer' }) };
}
