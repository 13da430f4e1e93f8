import type { ArticleSection } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { ContentsAbove, ContentsBeside } from './table-of-contents.tsx';

interface BlogFrameProps {
  title: string;
  subtitle: string;
  sections: readonly ArticleSection[];
  /** Under the subtitle: who wrote it, and when. */
  byline?: ReactNode;
  /** Before the contents, so that it is the first thing read. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The layout that all pages of the blog share. Everything in it stands in the HTML; scripts only follow the reader. */
export function BlogFrame({ title, subtitle, sections, byline, summary, children }: BlogFrameProps) {
  const body = useRef<HTMLElement>(null);
  return (
    <article ref={body} className="article-body page pt-8 md:pt-12">
      <ReadingProgress body={body} />
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
        <header className="lg:col-start-2">
          <Breadcrumb trail={[{ label: t`Articles`, to: pages.blogs.path }, { label: title }]} />
          <h1 className="mt-6 max-w-[22ch] text-h1">{title}</h1>
          <p className="mt-5 max-w-read text-lead text-ink-soft">{subtitle}</p>
          {byline}
          {summary}
        </header>
        <div className="max-lg:mt-8 lg:row-span-2 lg:row-start-1 lg:pt-1">
          <ContentsBeside sections={sections} />
          <ContentsAbove sections={sections} />
        </div>
        <div className="mt-10 min-w-0 md:mt-14 lg:col-start-2">{children}</div>
      </div>
    </article>
  );
}
