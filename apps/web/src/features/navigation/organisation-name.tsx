import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../session/use-session.ts';
import { itemClass } from './item.tsx';
import { Organisations } from './organisations.tsx';

/** The organisation that one is in, always in view; someone in several goes from one to another here. */
export function OrganisationName() {
  const session = useSession();
  if (session.state !== 'user' || session.user.organisation === null) return null;
  const { organisation, organisations } = session.user;
  const name = organisations.find(({ id }) => id === organisation.id)?.name ?? session.user.company;
  const shown = <span className="min-w-0 truncate font-medium">{name}</span>;
  if (organisations.length < 2)
    return <p className="flex min-w-0 flex-1 border-l pl-4 text-ui max-sm:pl-3 max-sm:text-note">{shown}</p>;
  return (
    <nav aria-label={t`Organisation`} className="min-w-0 flex-1 border-l pl-1 text-ui">
      <Disclosure
        className="relative"
        buttonClass={`${itemClass} max-w-full gap-1.5 max-sm:px-2`}
        panelClass="absolute top-full left-0 z-20 mt-1 w-64 max-w-[75vw] rounded border bg-raised p-1.5 shadow-float"
        label={
          <>
            <span className="sr-only">
              <Trans>You are working in </Trans>
            </span>
            {shown}
            <Icon name="chevron-down" className="text-ink-soft" />
          </>
        }
      >
        <Organisations user={session.user} />
      </Disclosure>
    </nav>
  );
}
