import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import type { MDXContent } from 'mdx/types';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ChaptersAbove, ChaptersBeside } from './chapter-list.tsx';
import { chapterName, type ManualPageName } from './chapters.ts';
import { manualComponents } from './manual-components.tsx';
import { NextChapter } from './next-chapter.tsx';

interface ManualPageProps {
  name: ManualPageName;
  /** The .md file. */
  text: MDXContent;
}

/** One chapter of the technical manual beside the list of all of them. */
export function ManualPage({ name, text: Text }: ManualPageProps) {
  const manual = { label: t`Technical manual`, to: pages.manual.path };
  return (
    <article className="page pt-8 md:pt-12">
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16">
        <div className="min-w-0 lg:col-start-2">
          <Breadcrumb trail={name === 'manual' ? [manual] : [manual, { label: chapterName(name) }]} />
          <ChaptersAbove current={name} />
          <div className="manual-text prose mt-6">
            <Text components={manualComponents} />
          </div>
          <NextChapter current={name} />
        </div>
        <div className="max-lg:hidden lg:col-start-1 lg:row-start-1 lg:pt-1">
          <ChaptersBeside current={name} />
        </div>
      </div>
    </article>
  );
}
