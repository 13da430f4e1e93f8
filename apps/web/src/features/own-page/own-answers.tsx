import type { OwnPage } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Every answer as it was given. */
export function OwnAnswers({ answers }: Pick<OwnPage, 'answers'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="text-ink-soft transition-transform unfolded:rotate-90" />
        <h2 className="text-h3">
          <Trans>Your {answers.length} answers</Trans>
        </h2>
      </summary>
      {isOpen && (
        <ol className="mt-3 max-w-narrow list-decimal border-t pl-10 text-ui">
          {answers.map(({ question, answer }) => (
            <li key={`${question} ${answer}`} className="border-b py-2.5 pl-2 marker:text-ink-faint">
              <span className="text-ink-soft">{question}</span> <span className="block">{answer}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
