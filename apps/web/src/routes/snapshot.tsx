import { pages } from '@fourfold/contract/words';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ShownSnapshot } from '../features/snapshots/shown-snapshot.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/snapshot.ts';

export const meta = () => pageMeta(pages.snapshot.path);

/** Opened by people without an account, with the link that the organisation has sent them. */
export default function SnapshotPage({ params: { snapshotId } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const [expires, signature] = [query.get('e'), query.get('s') ?? ''];
  const link = useMemo(
    () => (expires === null ? null : { snapshotId, expires, signature }),
    [snapshotId, expires, signature],
  );
  return link === null ? <Navigate to={pages.notFound.path} replace /> : <ShownSnapshot link={link} />;
}
