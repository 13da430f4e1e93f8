import { pages } from '@fourfold/contract/words';
import { useParams, useSearchParams } from 'react-router';
import { Respondent } from '../features/assessment/respondent.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import '../styles/respondent.css';

export const meta = () => pageMeta(pages.response.path);

/** For development alone, where no server has drawn the page (`src/respondent`) and its scripts ask for everything. */
export default function Response() {
  const { responseId = '' } = useParams();
  const [query] = useSearchParams();
  const link = { responseId, expires: query.get('e') ?? '', signature: query.get('s') ?? '' };
  return <Respondent key={JSON.stringify(link)} link={link} opened={null} />;
}
