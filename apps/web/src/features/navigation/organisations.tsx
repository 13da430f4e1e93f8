import { switchOrganisation } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { session } from '../session/session.ts';
import { itemClass } from './item.tsx';

/** Where one works, and the way from one organisation to another. */
export function Organisations({ user }: { user: User }) {
  return (
    <ul>
      {user.organisations.map(({ id, name }) => (
        <OrganisationItem key={id} id={id} name={name} isCurrent={id === user.organisation?.id} />
      ))}
    </ul>
  );
}

interface OrganisationItemProps {
  id: string;
  name: string;
  isCurrent: boolean;
}

function OrganisationItem({ id, name, isCurrent }: OrganisationItemProps) {
  const navigate = useNavigate();
  async function change(): Promise<void> {
    if (isCurrent || !(await unsaved.ask())) return;
    try {
      await call(switchOrganisation, { params: { organisationId: id } });
      await session.load();
      toast(t`You now work in ${name}.`);
      await navigate(pages.dashboard.path);
    } catch (error) {
      toast(messageOf(error), { kind: 'error' });
    }
  }
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className={`${itemClass} w-full gap-2 text-left aria-[current]:font-medium`}
        onClick={change}
      >
        <span className="grid size-4 shrink-0 place-items-center" aria-hidden="true">
          {isCurrent && <span className="size-2 rounded-full bg-link" />}
        </span>
        <span className="min-w-0 break-words">{name}</span>
      </button>
    </li>
  );
}
