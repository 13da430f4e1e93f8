import type { DraftedPlan } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import type { Aim } from './for-whom.ts';
import { planAddress } from './plans-data.ts';

interface SameMeasureProps {
  draft: DraftedPlan;
  aim: Aim;
  except: string | null;
}

/** While departments are being chosen: another plan on the same measure is there already. */
export function SameMeasure({ draft, aim, except }: SameMeasureProps) {
  const others = draft.others.filter(
    ({ id, company_wide, departments }) =>
      id !== except &&
      (company_wide ||
        aim.everyone ||
        departments.some((department) => department.id !== null && aim.departments.includes(department.id))),
  );
  const [first] = others;
  return first === undefined ? null : <CannotTell others={others} />;
}

/** What two plans on one measure in the same departments mean for what can be said later. */
export function CannotTell({ others }: { others: readonly { id: string; title: string }[] }) {
  return (
    <Notice kind="warning" title={t`Another plan is about the same thing, for the same people`}>
      <p>
        <Trans>If something changes, you won’t be able to tell which plan did it.</Trans>
      </p>
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link to={planAddress(id)} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
