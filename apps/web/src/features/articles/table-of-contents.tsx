import type { ArticleSection } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon.tsx';
import { useReading } from './use-reading.ts';

interface ContentsProps {
  sections: readonly ArticleSection[];
}

/** Beside the text, where it stays in view and marks the section that is being read. */
export function ContentsBeside({ sections }: ContentsProps) {
  const reading = useReading(sections.map(({ id }) => id));
  return (
    <nav aria-label={t`Contents`} className="sticky top-8 text-ui max-lg:hidden print:hidden">
      <p className="text-note font-medium text-ink-soft">
        <Trans>Contents</Trans>
      </p>
      <ol className="mt-3 border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === reading ? 'location' : undefined}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 leading-snug text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a narrow screen it is folded away above the text. */
export function ContentsAbove({ sections }: ContentsProps) {
  return (
    <details className="unfold border-y lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 text-ui font-medium">
        <Trans>Contents</Trans> <Icon name="chevron-down" className="text-ink-soft" />
      </summary>
      <nav aria-label={t`Contents`} className="pb-3">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center text-ui text-link">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
