import { pages } from '@fourfold/contract/words';
import { ArticleList } from '../features/articles/article-list.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { breadcrumbData } from '../lib/structured-data.ts';

export const meta = () => pageMeta(pages.blogs.path, breadcrumbData([pages.blogs]));

/** Feed readers find the feed by this. */
export const links = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: pages.blogs.title(), href: '/blogs/feed.xml' },
];

export default function Blogs() {
  return <ArticleList />;
}
