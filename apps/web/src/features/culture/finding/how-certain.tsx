import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCulture } from '../culture-context.ts';
import { Agreement } from '../evidence/agreement.tsx';
import { FigureLine } from '../evidence/figure-line.tsx';
import { people } from '../figure-words.ts';
import type { Finding } from '../findings/finding-path.ts';
import { doingOf, questionsOf, soFarOf } from '../findings/finding-words.ts';
import { Section } from './section.tsx';

interface HowCertainProps {
  entry: Finding | null;
  score: ScoreEvidence;
  /** What the five are worth beside the best five. */
  held: string | undefined;
}

/** The score with its likely range, what it rests on, and the way to everything behind it. */
export function HowCertain({ entry, score, held }: HowCertainProps) {
  const { ask } = useCulture();
  const { figure, withheld, how_sure, from_whom, agreement, key, kind } = score;
  return (
    <Section id="certain" name={t`How certain`}>
      <div className="grid gap-2">
        {figure ? <FigureLine figure={figure} kind={kind} /> : <p>{withheld?.text}</p>}
        {entry === null ? (
          <p>{how_sure}</p>
        ) : (
          <>
            <TwoQuestions entry={entry} />
            <p>
              {soFarOf(entry)} {entry.settles}
            </p>
            <p>
              {entry.of_people === 1
                ? t`From the answers of one person.`
                : `${t`From the answers of ${people(entry.of_people)}.`} ${doingOf(entry, t`them`)}`}
            </p>
          </>
        )}
        {entry === null && <p className="text-ink-soft">{from_whom}</p>}
        {agreement === null ? (
          <p className="text-note text-ink-soft">
            <Trans>How much people agree can only be shown for ten people or more.</Trans>
          </p>
        ) : (
          <Agreement {...agreement} more={entry === null ? undefined : held} />
        )}
        <p className="print:hidden">
          <Button size="small" onClick={() => ask({ about: 'score', key })}>
            <Trans>Everything about this score</Trans>
          </Button>
        </p>
      </div>
    </Section>
  );
}

/** That it is out of balance and that it is worth more than the others are two things, each with a certainty of its own. */
function TwoQuestions({ entry }: { entry: Finding }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      {questionsOf(entry).map(({ asks, said }) => (
        <Fragment key={asks}>
          <dt className="text-ink-soft">{asks}</dt>
          <dd className="max-sm:mb-1">{said}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
