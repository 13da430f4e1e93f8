import type { Article } from '@fourfold/content';
import { pages } from '@fourfold/contract';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { useMemo, useRef } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { componentsFor } from './article-components.tsx';
import { Byline } from './byline.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { ContentsAbove, ContentsBeside } from './table-of-contents.tsx';
import '../../styles/article.css';

interface ArticlePageProps {
  article: Article;
  /** The .mdx file. */
  text: MDXContent;
  /** What only this article's text calls for. */
  extra?: MDXComponents;
}

/** The layout that all articles share. Everything in it stands in the HTML; scripts only follow the reader. */
export function ArticlePage({ article, text: Text, extra }: ArticlePageProps) {
  const body = useRef<HTMLElement>(null);
  const { title, subtitle, sections } = article;
  const components = useMemo(() => ({ ...componentsFor(sections), ...extra }), [sections, extra]);
  return (
    <>
      <article ref={body} className="article-body page pt-8 md:pt-12">
        <ReadingProgress body={body} />
        <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
          <header className="lg:col-start-2">
            <Breadcrumb trail={[{ label: 'Articles', to: pages.blogs.path }, { label: title }]} />
            <h1 className="mt-6 max-w-[22ch] text-h1">{title}</h1>
            <p className="mt-5 max-w-read text-lead text-ink-soft">{subtitle}</p>
            <Byline article={article} />
          </header>
          <div className="max-lg:mt-8 lg:row-span-2 lg:row-start-1 lg:pt-1">
            <ContentsBeside sections={sections} />
            <ContentsAbove sections={sections} />
          </div>
          <div className="article-text prose mt-10 md:mt-14 lg:col-start-2">
            <Text components={components} />
          </div>
        </div>
      </article>
      <RelatedArticles article={article} />
    </>
  );
}
