import type { Article, Summary } from '@fourfold/content';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { useMemo } from 'react';
import { componentsFor } from './article-components.tsx';
import { ArticleSummary } from './article-summary.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { Byline } from './byline.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { WholeArticle } from './whole-article.tsx';

interface ArticlePageProps {
  article: Article;
  summary: Summary;
  /** The .mdx file. */
  text: MDXContent;
  /** What only this article's text calls for. */
  extra?: MDXComponents;
}

export function ArticlePage({ article, summary, text: Text, extra }: ArticlePageProps) {
  const { title, subtitle, sections } = article;
  const components = useMemo(() => ({ ...componentsFor(sections), ...extra }), [sections, extra]);
  return (
    <>
      <WholeArticle />
      <BlogFrame
        title={title}
        subtitle={subtitle}
        sections={sections}
        byline={<Byline article={article} />}
        summary={<ArticleSummary lines={summary} />}
      >
        <div className="article-text laid-out-near prose">
          <Text components={components} />
        </div>
      </BlogFrame>
      <RelatedArticles article={article} />
    </>
  );
}
