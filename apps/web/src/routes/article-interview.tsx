import { articleOf } from '@fourfold/content';
import Text from '@fourfold/content/articles/culture-fit-interview.mdx';
import { summary } from '@fourfold/content/articles/summaries/culture-fit-interview.ts';
import { articleMeta } from '../features/articles/article-meta.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { FieldFigure } from '../features/articles/figures/field-figure.tsx';
import { serifPreload } from '../fonts/preload.ts';

const article = articleOf('culture-fit-interview');
const extra = { FieldFigure };

export const links = () => [serifPreload];
export const meta = () => articleMeta(article);

export default function InterviewArticle() {
  return <ArticlePage article={article} summary={summary} text={Text} extra={extra} />;
}
