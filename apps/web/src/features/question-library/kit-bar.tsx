import { type InterviewQuestion, interviewKitText } from '@fourfold/content';
import { interviewKitAddress, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

interface KitBarProps {
  /** Those that were selected. */
  questions: readonly InterviewQuestion[];
  onClear: () => void;
}

/** What can be done with the selected questions; there as soon as one is. */
export function KitBar({ questions, onClear }: KitBarProps) {
  const count = questions.length;
  if (count === 0) {
    return (
      <p className="mt-3 text-ui text-ink-soft print:hidden noscript:hidden">
        <Trans>
          Tick the questions that you want to ask. They become an interview sheet to print, fill in or share.
        </Trans>
      </p>
    );
  }
  const ids = questions.map(({ id }) => id).toSorted((a, b) => a - b);
  return (
    <div className="sticky top-0 z-10 mt-3 flex flex-wrap items-center gap-2 border-y bg-paper py-2">
      <p className="mr-auto text-ui font-medium">
        <Plural
          value={count}
          one="# question in your interview sheet"
          other="# questions in your interview sheet"
        />
      </p>
      <Button size="small" onClick={() => window.print()}>
        <Trans>Print the sheet</Trans>
      </Button>
      <ButtonLink size="small" href={interviewKitAddress(ids)} download>
        <Trans>Word document</Trans>
      </ButtonLink>
      <CopyButton text={interviewKitText(questions)} label={t`Copy the text`} />
      <CopyButton
        text={`${site.url}${pages.questionLibrary.path}?kit=${ids.join('.')}`}
        label={t`Copy a link`}
      />
      <Button size="small" variant="quiet" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
    </div>
  );
}
