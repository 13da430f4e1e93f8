import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon.tsx';
import type { PeopleSummary } from './people-data.ts';

/** The way to a first result; it goes when the fifth person has submitted. */
export function FirstSteps({ by_status: count, total }: PeopleSummary) {
  const submitted = count.submitted ?? 0;
  if (submitted >= 5) return null;
  const steps = [
    {
      done: total > 0,
      text: t`Invite the first person. It can be yourself, to see what the others will see.`,
    },
    { done: (count.begun ?? 0) + submitted > 0, text: t`Someone opens the mail and begins.` },
    { done: submitted > 0, text: t`The first answers are in.` },
    { done: false, text: t`Five people have answered: the first figures of groups (${submitted} of 5).` },
  ];
  return (
    <section aria-labelledby="first-steps" className="border-t py-6">
      <h2 id="first-steps" className="text-h4">
        <Trans>The first steps</Trans>
      </h2>
      <ol className="mt-3 grid gap-2 text-ui">
        {steps.map(({ done, text }) => (
          <li key={text} className="flex gap-3">
            <Icon
              name={done ? 'success' : 'minus'}
              className={done ? 'mt-0.75 text-success' : 'mt-0.75 text-ink-faint'}
            />
            <span className={done ? 'text-ink-soft' : undefined}>
              {text}
              <span className="sr-only">{done ? t` Done.` : t` Not yet.`}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
