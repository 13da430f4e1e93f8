import { articleOf } from '@fourfold/content';
import Text from '@fourfold/content/articles/corporate-culture-management.mdx';
import { summary } from '@fourfold/content/articles/summaries/corporate-culture-management.ts';
import { articleMeta } from '../features/articles/article-meta.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { MiniCourseOffer } from '../features/mini-course/mini-course-offer.tsx';
import { serifPreload } from '../fonts/preload.ts';

const article = articleOf('corporate-culture-management');
const extra = { MiniCourse: MiniCourseOffer };

export const links = () => [serifPreload];
export const meta = () => articleMeta(article);

export default function CultureManagementArticle() {
  return <ArticlePage article={article} summary={summary} text={Text} extra={extra} />;
}
