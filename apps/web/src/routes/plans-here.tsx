import { pages } from '@fourfold/contract/words';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { PlansHere } from '../features/plan-links/plans-here.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/plans-here.ts';

export const meta = () => pageMeta(pages.plansHere.path);

/** Opened from one's own page, with the same link. */
export default function PlansHerePage({ params: { responseId } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const [expires, signature] = [query.get('e'), query.get('s') ?? ''];
  const link = useMemo(
    () => (expires === null ? null : { responseId, expires, signature }),
    [responseId, expires, signature],
  );
  return link === null ? <Navigate to={pages.notFound.path} replace /> : <PlansHere link={link} />;
}
