import { site } from '../../lib/site.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whether anybody may register. The operator's setting is known once the page has come to life. */
export function useRegistration(): 'open' | 'invited' | 'closed' {
  const hydrated = useHydrated();
  if (!hydrated || (site.registration !== 'invited' && site.registration !== 'closed')) return 'open';
  return site.registration;
}

export function RegistrationClosed({ why }: { why: 'invited' | 'closed' }) {
  const mail = (
    <a href={`mailto:${site.contactEmail}`} className="link">
      {site.contactEmail}
    </a>
  );
  if (why === 'invited') {
    return (
      <Notice title="Registration is by invitation">
        Please use the link in your invitation, or ask us for one: {mail}
      </Notice>
    );
  }
  return (
    <Notice title="Registration is closed">
      New accounts cannot be opened at the moment. Questions reach us at {mail}
    </Notice>
  );
}
