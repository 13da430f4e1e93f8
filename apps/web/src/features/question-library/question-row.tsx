import type { InterviewQuestion } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';

interface QuestionRowProps {
  question: InterviewQuestion;
  selected: boolean;
  onOpen: () => void;
  onToggle: () => void;
}

export function QuestionRow({ question, selected, onOpen, onToggle }: QuestionRowProps) {
  const { skill, category, text, ratings } = question;
  const openUnlessSelecting = ({ target, currentTarget }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('label') !== null) return;
    // Where the dialog gives the focus back to.
    currentTarget.querySelector('button')?.focus({ preventScroll: true });
    onOpen();
  };
  return (
    // The row is a convenience for the mouse; the button in it is the same for keyboard and screen reader.
    <tr onClick={openUnlessSelecting} className="cursor-pointer align-top hover:bg-sunk [&>*]:align-top">
      <th scope="row" className="w-[30%] text-left font-normal lg:w-1/5">
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="check-box print:hidden noscript:hidden"
            checked={selected}
            onChange={onToggle}
            aria-label={t`Select ${skill}`}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{skill}</span>{' '}
            <span className="inline-block text-ink-soft">[{category}]</span>
          </span>
        </label>
      </th>
      <td className="w-[70%] lg:w-4/5">
        <p className="max-w-narrow font-serif text-body">{text}</p>
        {ratings.length > 0 && (
          <Button
            variant="plain"
            size="small"
            className="mt-1 -ml-2.5 print:hidden noscript:hidden"
            aria-haspopup="dialog"
          >
            <Trans>
              View tips and score guide<span className="sr-only">: {skill}</span>
            </Trans>
          </Button>
        )}
      </td>
    </tr>
  );
}
