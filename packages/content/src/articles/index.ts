export { type ArticleSlug, articleOf, articles, minutesToRead } from './articles.ts';
export type { Article, ArticleSection, Work } from './types.ts';
