import { pages } from '@fourfold/contract/words';
import { Navigate, useSearchParams } from 'react-router';
import { Respondent } from '../features/assessment/respondent.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/response.ts';

export const meta = () => pageMeta(pages.response.path);

/** Opened from the mail: the address is all that the respondent needs. */
export default function Response({ params: { responseId } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const expires = query.get('e');
  if (expires === null) return <Navigate to={pages.notFound.path} replace />;
  const signature = query.get('s') ?? '';
  const link = { responseId, expires, signature };
  return <Respondent key={JSON.stringify(link)} link={link} />;
}
