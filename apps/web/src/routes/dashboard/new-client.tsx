import { showDesk } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScreenHeading } from '../../features/dashboard/screen-heading.tsx';
import { OpenClient } from '../../features/desk/open-client.tsx';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Route } from './+types/new-client.ts';

export const meta = () => pageMeta(pages.newClient.path);

export const clientLoader = () => ({ desk: later(call(showDesk, {})) });

export default function NewClient({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenHeading
        actions={
          <ButtonLink to={pages.desk.path}>
            <Trans>All organisations</Trans>
          </ButtonLink>
        }
      >
        <Trans>Create an organisation from a template</Trans>
      </ScreenHeading>
      <Loaded data={loaderData.desk} label={t`Loading your organisations`}>
        {({ organisations }) => <OpenClient organisations={organisations} />}
      </Loaded>
    </>
  );
}
