import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { may } from '../../lib/may.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useUser } from '../session/user-context.ts';
import { DownloadPeople } from './download-people.tsx';
import type { Hiring, PeopleData } from './people-data.ts';
import { PeopleFilter } from './people-filter.tsx';
import { PeopleTable } from './people-table.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';

type PeopleListProps = Omit<PeopleData, 'summary'> & {
  hiring?: Hiring;
  /** Beside the heading, where the screen is about more than its people. */
  actions?: ReactNode;
};

export function PeopleList({ view, only, people, rounds, departments, hiring, actions }: PeopleListProps) {
  const ofOneKind = hiring !== undefined;
  const selection = useSelection();
  const user = useUser();
  const mayDownload = may(user, 'candidates:manage');
  return (
    <section aria-labelledby="people-list" className="group/list border-t py-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="people-list" className="text-h4">
          {ofOneKind ? t`Candidates invited` : t`Everyone invited`}
        </h2>
        <div className="flex flex-wrap items-center gap-2 max-md:gap-x-0">
          {mayDownload && <DownloadPeople view={view} only={only} />}
          {/* On a desk it stands in the bar, which has no room for it on a phone. */}
          {may(user, 'reports:write') && (
            <ButtonLink
              size="small"
              variant="quiet"
              className="max-md:px-1.5 md:hidden"
              to={pages.newReport.path}
            >
              <Trans>New Report</Trans>
            </ButtonLink>
          )}
          {actions}
        </div>
      </div>
      <PeopleFilter view={view} departments={departments} ofOneKind={ofOneKind} rounds={rounds} />
      <div className="mt-5 min-h-64">
        <Loaded data={people} label={t`Loading the people`}>
          {(page) => (
            <>
              <PeopleTable view={view} people={page} ofOneKind={ofOneKind} selection={selection} />
              <SelectionBar selection={selection} view={view} only={only} total={page.total} />
            </>
          )}
        </Loaded>
      </div>
    </section>
  );
}
