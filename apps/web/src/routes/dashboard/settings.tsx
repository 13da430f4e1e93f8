import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ScreenHeading } from '../../features/dashboard/screen-heading.tsx';
import { session } from '../../features/session/session.ts';
import { AccessTab } from '../../features/settings/access/access-tab.tsx';
import { BillingTab } from '../../features/settings/billing/billing-tab.tsx';
import { CompanyTab } from '../../features/settings/company/company-tab.tsx';
import { ProfileTab } from '../../features/settings/profile/profile-tab.tsx';
import { loadSettings, settingsTabs, tabOf } from '../../features/settings/settings-data.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { Route } from './+types/settings.ts';

export const meta = () => pageMeta(pages.settings.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  const tab = tabOf(new URL(request.url).searchParams);
  return user && { tab, ...loadSettings(tab, user) };
}

const screens = {
  access: { label: t`Access`, Content: AccessTab },
  billing: { label: t`Billing`, Content: BillingTab },
  company: { label: t`Company`, Content: CompanyTab },
  profile: { label: t`Profile`, Content: ProfileTab },
};

export default function Settings({ loaderData }: Route.ComponentProps) {
  const [, setQuery] = useSearchParams();
  if (loaderData === null) return null;
  const go = (tab: string) => setQuery({ tab }, { preventScrollReset: true });
  const tabs = settingsTabs.map((value) => {
    const { label, Content } = screens[value];
    return { value, label, content: value === loaderData.tab && <Content {...loaderData} /> };
  });
  return (
    <>
      <ScreenHeading>
        <Trans>Settings</Trans>
      </ScreenHeading>
      <Tabs
        className="md:max-lg:grid-cols-[7rem_minmax(0,1fr)] md:max-lg:gap-6"
        label={t`Settings`}
        tabs={tabs}
        value={loaderData.tab}
        onChange={go}
      />
    </>
  );
}
