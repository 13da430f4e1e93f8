import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { workIn } from '../session/work-in.ts';
import { Item, itemClass } from './item.tsx';

/** Where one works, and the way from one organisation to another. */
export function Organisations({ user }: { user: User }) {
  return (
    <ul>
      {user.organisations.map(({ id, name }) => (
        <OrganisationItem key={id} id={id} name={name} isCurrent={id === user.organisation?.id} />
      ))}
      {user.organisations.length > 1 && <Item label={t`All organisations`} to={pages.desk.path} />}
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
    if (!isCurrent && (await workIn({ id, name }))) await navigate(pages.dashboard.path);
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
