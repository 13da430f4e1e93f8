import { demoQuestions, EXAMPLE_OPPORTUNITIES } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { OpportunitiesChart } from '../../../charts/opportunities-chart/opportunities-chart.tsx';
import { site } from '../../../lib/site.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PoleLine } from '../../../ui/pole-line.tsx';
import { leadIn } from '../../../ui/question-field.tsx';
import type { DemoChoices, DemoScore, DemoScores } from './demo-data.ts';

interface DemoResultProps extends DemoScores {
  chosen: DemoChoices;
}

/** The visitor’s own chart, with how little a few answers can know said in figures. */
export function DemoResult({ scores, perceptions, chosen }: DemoResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="demo-result">
      <h2 ref={heading} id="demo-result" tabIndex={-1} className="text-h3 outline-none">
        <Trans>What these few answers say</Trans>
      </h2>
      <p className="mt-2 text-body text-ink-soft">
        <Trans>You answered six of 154 questions, and six answers say very little.</Trans>{' '}
        {howLittle([...scores, ...perceptions])}{' '}
        <Trans>With the whole questionnaire, the likely ranges are narrower.</Trans>
      </p>
      <ul aria-label={t`Your own chart`} className="mt-8 grid gap-7">
        {scores.map((score) => (
          <li key={score.key}>
            <ScoreLine {...score} />
          </li>
        ))}
      </ul>
      <h3 id="demo-work" className="mt-14 text-h4">
        <Trans>What you said about work</Trans>
      </h3>
      <p className="mt-1 text-body text-ink-soft">
        <Trans>
          Two of the six questions asked how you see work. Each answer hints at a direction, but a single
          answer is almost nothing to go on.
        </Trans>
      </p>
      <ul aria-labelledby="demo-work" className="mt-6 grid gap-7">
        {perceptions.map((score) => (
          <li key={score.key}>
            <ScoreLine {...score} answer={answerTo(score.question_key, chosen)} />
          </li>
        ))}
      </ul>
      <h3 className="mt-14 text-h4">
        <Trans>What a whole company’s answers lead to</Trans>
      </h3>
      <p className="mt-1 text-body text-ink-soft">
        <Trans>
          An example: five changes in behaviour, by the effort they take and the impact they would have.
        </Trans>
      </p>
      <OpportunitiesChart
        points={EXAMPLE_OPPORTUNITIES}
        label={t`Example Culture Development Opportunities`}
        tour={3000}
        className="mt-5"
      />
      <p className="mt-10 text-body">
        <Trans>See what your company’s answers say.</Trans> {site.freeOffer}. {site.freeTerms}
      </p>
      <ButtonLink variant="primary" size="large" to={pages.register.path} className="mt-4">
        <Trans>Start Free Trial</Trans>
      </ButtonLink>
    </section>
  );
}

interface ScoreLineProps extends DemoScore {
  answer?: string;
}

function ScoreLine({ kind, name, definition, answer, score, low, high }: ScoreLineProps) {
  return (
    <>
      <p className="text-h4 font-display">{name}</p>
      <p className="mb-2 text-ui text-ink-soft">{definition}</p>
      {answer !== undefined && (
        <p className="mb-2 text-ui">
          <Trans>You answered: “{answer}”</Trans>
        </p>
      )}
      <PoleLine
        left={kind === 'behaviour' ? t`too little` : t`unfavourable`}
        right={kind === 'behaviour' ? t`too much` : t`favourable`}
        value={Math.round(score)}
        interval={[Math.round(low), Math.round(high)]}
        middle={100}
      />
    </>
  );
}

function answerTo(questionKey: string, chosen: DemoChoices): string {
  const question = demoQuestions.find(({ key }) => key === questionKey);
  const option = question?.options.find(({ key }) => key === chosen[question.id]);
  return question && option ? `${leadIn(question.text)} ${option.text}` : '';
}

/** Clear is a result whose whole likely range lies on one side of the middle. */
function howLittle(scores: readonly DemoScore[]): string {
  const clear = scores.filter(({ low, high }) => low > 100 || high < 100).length;
  if (clear === 0) return t`Each bar is the likely range of your true score. Every bar crosses the middle.`;
  return t`Each bar is the likely range of your true score. ${plural(clear, {
    one: `Only one of the ${scores.length} lies wholly on one side of the middle.`,
    other: `Only # of the ${scores.length} lie wholly on one side of the middle.`,
  })}`;
}
