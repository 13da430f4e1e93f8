import { articleOf } from '@fourfold/content';
import Text from '@fourfold/content/articles/retention-risk-assessment.mdx';
import { articleMeta } from '../features/articles/article-meta.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';

const article = articleOf('retention-risk-assessment');

export const meta = () => articleMeta(article);

export default function RiskArticle() {
  return <ArticlePage article={article} text={Text} />;
}
