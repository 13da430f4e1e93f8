import { articleOf } from '@fourfold/content';
import Text from '@fourfold/content/articles/retention-strategies-and-programs.mdx';
import { articleMeta } from '../features/articles/article-meta.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';

const article = articleOf('retention-strategies-and-programs');

export const meta = () => articleMeta(article);

export default function RetentionArticle() {
  return <ArticlePage article={article} text={Text} />;
}
