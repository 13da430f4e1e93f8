import { pages } from '@fourfold/contract/words';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { OwnPage } from '../features/own-page/own-page.tsx';
import { PlansLink } from '../features/plan-links/plans-link.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/own-page.ts';

export const meta = () => pageMeta(pages.ownPage.path);

/** Opened from the mail that came after the submission. */
export default function OwnResults({ params: { responseId } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const [expires, signature] = [query.get('e'), query.get('s') ?? ''];
  const link = useMemo(
    () => (expires === null ? null : { responseId, expires, signature }),
    [responseId, expires, signature],
  );
  return link === null ? (
    <Navigate to={pages.notFound.path} replace />
  ) : (
    <OwnPage link={link} plans={<PlansLink link={link} />} />
  );
}
