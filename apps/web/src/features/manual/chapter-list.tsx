import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { chapterName, chapters, type ManualPageName } from './chapters.ts';

interface ChapterListProps {
  current: ManualPageName;
}

/** Beside the text, where it stays in view. */
export function ChaptersBeside({ current }: ChapterListProps) {
  return (
    <nav aria-label={t`Chapters`} className="sticky top-8 text-ui print:hidden">
      <p className="text-note font-medium text-ink-soft">
        <Trans>Chapters</Trans>
      </p>
      <ol className="mt-3 border-l">
        {chapters.map((name) => (
          <li key={name}>
            <Link
              to={pages[name].path}
              aria-current={name === current ? 'page' : undefined}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 leading-snug text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {chapterName(name)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a narrow screen it is folded away above the text. */
export function ChaptersAbove({ current }: ChapterListProps) {
  return (
    <details className="unfold mt-4 border-y lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 text-ui font-medium">
        <Trans>Chapters</Trans> <Icon name="chevron-down" className="text-ink-soft" />
      </summary>
      <nav aria-label={t`Chapters`} className="pb-3">
        <ol>
          {chapters.map((name) => (
            <li key={name}>
              <Link
                to={pages[name].path}
                aria-current={name === current ? 'page' : undefined}
                className="flex min-h-11 items-center text-ui text-link aria-[current]:text-ink"
              >
                {chapterName(name)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
