import { pages, responseForms, responseKinds } from '@fourfold/contract/words';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { InformationPage } from '../features/information/information-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/information.ts';

export const meta = () => pageMeta(pages.information.path);

/** Opened by anyone who has the address: from the questionnaire, an intranet or a noticeboard. */
export default function InformationSheetPage({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const signature = query.get('s') ?? '';
  const [version, set] = [query.get('version') ?? undefined, query.get('set') ?? undefined];
  const { organisationId, kind, form } = params;
  const address = useMemo(
    () => ({
      params: {
        organisationId,
        kind: responseKinds.find((one) => one === kind) ?? 'employee',
        form: responseForms.find((one) => one === form) ?? 'full',
      },
      query: { version, set, signature },
    }),
    [organisationId, kind, form, version, set, signature],
  );
  return <InformationPage address={address} />;
}
