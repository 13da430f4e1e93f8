import { EXAMPLE_OPPORTUNITIES } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { OpportunitiesChart } from '../../../charts/opportunities-chart/opportunities-chart.tsx';
import { site } from '../../../lib/site.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PoleLine } from '../../../ui/pole-line.tsx';
import type { DemoScores } from './demo-data.ts';

/** What a few answers say, drawn with how little sure that is. */
export function DemoResult({ scores }: { scores: DemoScores }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="demo-result">
      <h2 ref={heading} id="demo-result" tabIndex={-1} className="text-h3 outline-none">
        <Trans>What these few answers say</Trans>
      </h2>
      <p className="mt-2 text-body text-ink-soft">
        <Trans>
          The wide bands say how little sure it is. The whole questionnaire has 154 questions and narrows
          them.
        </Trans>
      </p>
      <ul className="mt-8 grid gap-7">
        {scores.map(({ key, kind, name, definition, score, low, high }) => (
          <li key={key}>
            <p className="text-h4 font-display">{name}</p>
            <p className="mb-2 text-ui text-ink-soft">{definition}</p>
            <PoleLine
              left={kind === 'behaviour' ? t`too little` : 'unfavourable'}
              right={kind === 'behaviour' ? t`too much` : 'favourable'}
              value={Math.round(score)}
              interval={[Math.round(low), Math.round(high)]}
              middle={100}
            />
          </li>
        ))}
      </ul>
      <h3 className="mt-14 text-h4">
        <Trans>What a whole company’s answers lead to</Trans>
      </h3>
      <p className="mt-1 text-body text-ink-soft">
        <Trans>
          An example: five changes in behaviour, by the effort that they take and the impact that they would
          have.
        </Trans>
      </p>
      <OpportunitiesChart
        points={EXAMPLE_OPPORTUNITIES}
        label={t`Example Culture Development Opportunities`}
        tour={3000}
        className="mt-5"
      />
      <p className="mt-10 text-body">
        <Trans>See what your company’s answers say.</Trans> {site.freeOffer}.
      </p>
      <ButtonLink variant="primary" size="large" to={pages.register.path} className="mt-4">
        <Trans>Start Free Trial</Trans>
      </ButtonLink>
    </section>
  );
}
