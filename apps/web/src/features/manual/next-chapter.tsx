import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { chapterName, chapters, type ManualPageName } from './chapters.ts';

/** From the overview to the first chapter, and so on to the last. */
export function NextChapter({ current }: { current: ManualPageName }) {
  const at = current === 'manual' ? 0 : chapters.indexOf(current) + 1;
  const next = chapters[at];
  if (next === undefined) return null;
  const name = chapterName(next);
  return (
    <p className="mt-14 border-t pt-5 text-ui print:hidden">
      <Trans>
        Next:{' '}
        <Link to={pages[next].path} className="link inline-flex min-h-8 items-center">
          {name}
        </Link>
      </Trans>
    </p>
  );
}
