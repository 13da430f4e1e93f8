import { pages } from '@fourfold/contract/words';
import { WebinarList } from '../../features/webinars/webinar-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { breadcrumbData } from '../../lib/structured-data.ts';

export const meta = () => pageMeta(pages.webinars.path, breadcrumbData([pages.webinars]));

export default function Webinars() {
  return <WebinarList />;
}
