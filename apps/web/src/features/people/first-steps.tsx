import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { PeopleSummary } from './people-data.ts';

/** The way to a first result for everyone; it goes when the fifth person has submitted. Who invites sees individuals. */
export function FirstSteps({ by_status: count, total }: PeopleSummary) {
  const submitted = count.submitted ?? 0;
  if (submitted >= 5) return null;
  const steps = [
    {
      to: '?invite=one',
      done: total > 0,
      text: t`Invite the first person. You can invite yourself, to see what the others will see.`,
    },
    {
      to: total > 0 ? '?status=sent' : '?invite=preview',
      done: (count.begun ?? 0) + submitted > 0,
      text: t`Someone opens the invitation and starts.`,
    },
    {
      to: submitted > 0 ? '?status=submitted' : pages.culture.path,
      done: submitted > 0,
      text: t`The first answers are in, and your first scores with them.`,
    },
    {
      to: pages.culture.path,
      done: false,
      text: t`Wait for five people to answer (${submitted} so far). From then on, colleagues who can’t see individual results see group results, too.`,
    },
  ];
  const done = steps.filter((step) => step.done).length;
  return (
    <details className="unfold border-t py-2" open={total === 0}>
      <summary className="inline-flex items-center gap-1.5 py-1.5 text-ui font-medium hover:text-ink">
        <Icon name="chevron-right" className="size-3 transition-transform unfolded:rotate-90" />
        <Trans>
          The first steps: {done} of {steps.length} done
        </Trans>
      </summary>
      <p className="mt-2 text-ui">
        <Trans>
          Before you invite anyone, look at{' '}
          <Link to="?invite=preview" className="link">
            the e-mail and the questionnaire
          </Link>
          . There are also{' '}
          <Link to="?invite=sheets" className="link">
            information sheets
          </Link>{' '}
          for your works council.
        </Trans>
      </p>
      <ol className="mt-3 grid gap-2 pb-3 text-ui">
        {steps.map((step) => (
          <li key={step.text} className="flex gap-3">
            <Icon
              name={step.done ? 'success' : 'minus'}
              className={step.done ? 'mt-0.75 text-success' : 'mt-0.75 text-ink-faint'}
            />
            <span className={step.done ? 'text-ink-soft' : undefined}>
              <Link to={step.to} className="link">
                {step.text}
              </Link>
              <span className="sr-only">{step.done ? t` Done.` : t` Not yet.`}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
