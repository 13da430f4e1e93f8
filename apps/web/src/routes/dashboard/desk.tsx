import { showDesk } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScreenHeading } from '../../features/dashboard/screen-heading.tsx';
import { DeskTable } from '../../features/desk/desk-table.tsx';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { site } from '../../lib/site.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Route } from './+types/desk.ts';

export const meta = () => pageMeta(pages.desk.path);

export const clientLoader = () => ({ desk: later(call(showDesk, {})) });

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenHeading
        actions={
          site.registration !== 'closed' && (
            <ButtonLink to={pages.newClient.path}>
              <Trans>Create an organisation from a template</Trans>
            </ButtonLink>
          )
        }
      >
        <Trans>Your organisations</Trans>
      </ScreenHeading>
      <Loaded data={loaderData.desk} label={t`Loading your organisations`}>
        {({ organisations }) => <DeskTable organisations={organisations} />}
      </Loaded>
    </>
  );
}
