import { articleOf } from '@fourfold/content';
import Text from '@fourfold/content/articles/retention-risk-assessment.mdx';
import { summary } from '@fourfold/content/articles/summaries/retention-risk-assessment.ts';
import { articleMeta } from '../features/articles/article-meta.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { CourseFigure } from '../features/articles/figures/course-figure.tsx';
import { serifPreload } from '../fonts/preload.ts';

const article = articleOf('retention-risk-assessment');
const extra = { CourseFigure };

export const links = () => [serifPreload];
export const meta = () => articleMeta(article);

export default function RiskArticle() {
  return <ArticlePage article={article} summary={summary} text={Text} extra={extra} />;
}
