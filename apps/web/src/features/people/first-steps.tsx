import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { PeopleSummary } from './people-data.ts';

/** The way to a first result; it goes when the fifth person has submitted. */
export function FirstSteps({ by_status: count, total }: PeopleSummary) {
  const submitted = count.submitted ?? 0;
  if (submitted >= 5) return null;
  const steps = [
    {
      to: '?invite=one',
      done: total > 0,
      text: t`Invite the first person. It can be yourself, to see what the others will see.`,
    },
    {
      to: '?status=sent',
      done: (count.begun ?? 0) + submitted > 0,
      text: t`Someone opens the invitation and starts.`,
    },
    { to: '?status=submitted', done: submitted > 0, text: t`The first answers are in.` },
    {
      to: pages.culture.path,
      done: false,
      text: t`Five people have answered: the first figures of groups (${submitted} of 5).`,
    },
  ];
  const done = steps.filter((step) => step.done).length;
  return (
    <details className="unfold group border-t py-2" open={total === 0}>
      <summary className="inline-flex items-center gap-1.5 py-1.5 text-ui font-medium hover:text-ink">
        <Icon name="chevron-right" className="size-3 transition-transform group-open:rotate-90" />
        <Trans>
          The first steps: {done} of {steps.length} done
        </Trans>
      </summary>
      <ol className="mt-2 grid gap-2 pb-3 text-ui">
        {steps.map((step) => (
          <li key={step.text} className="flex gap-3">
            <Icon
              name={step.done ? 'success' : 'minus'}
              className={step.done ? 'mt-0.75 text-success' : 'mt-0.75 text-ink-faint'}
            />
            <Link to={step.to} className={step.done ? 'link text-ink-soft' : 'link'}>
              {step.text}
              <span className="sr-only">{step.done ? t` Done.` : t` Not yet.`}</span>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
