import { pages } from '@fourfold/contract/words';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { OwnedPlan } from '../features/plan-links/owned-plan.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/owned-plan.ts';

export const meta = () => pageMeta(pages.ownedPlan.path);

/** Opened from a mail by the person who looks after the plan. */
export default function OwnedPlanPage({ params: { planId } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const [number, expires, signature] = [query.get('n'), query.get('e'), query.get('s') ?? ''];
  const link = useMemo(
    () => (number === null || expires === null ? null : { planId, number, expires, signature }),
    [planId, number, expires, signature],
  );
  return link === null ? <Navigate to={pages.notFound.path} replace /> : <OwnedPlan link={link} />;
}
