import { articleOf } from '@fourfold/content';
import Text from '@fourfold/content/articles/retention-strategies-and-programs.mdx';
import { summary } from '@fourfold/content/articles/summaries/retention-strategies-and-programs.ts';
import { articleMeta } from '../features/articles/article-meta.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { CourseFigure } from '../features/articles/figures/course-figure.tsx';
import { serifPreload } from '../fonts/preload.ts';

const article = articleOf('retention-strategies-and-programs');
const extra = { CourseFigure };

export const links = () => [serifPreload];
export const meta = () => articleMeta(article);

export default function RetentionArticle() {
  return <ArticlePage article={article} summary={summary} text={Text} extra={extra} />;
}
