import { pages } from '@fourfold/contract/words';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { InterviewSheet } from '../features/interview-sheet/interview-sheet.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/interview-sheet.ts';

export const meta = () => pageMeta(pages.interviewSheet.path);

/** Opened by an interviewer with the link that someone of the hiring team has sent. */
export default function InterviewSheetPage({ params: { responseId } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const [expires, signature] = [query.get('e'), query.get('s') ?? ''];
  const link = useMemo(
    () => (expires === null ? null : { responseId, expires, signature }),
    [responseId, expires, signature],
  );
  return link === null ? <Navigate to={pages.notFound.path} replace /> : <InterviewSheet link={link} />;
}
