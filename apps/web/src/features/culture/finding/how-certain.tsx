import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { useCulture } from '../culture-context.ts';
import { Agreement } from '../evidence/agreement.tsx';
import { FigureLine } from '../evidence/figure-line.tsx';
import { people } from '../figure-words.ts';
import type { Finding } from '../findings/finding-path.ts';
import { badSideOf, doingOf, soFarOf } from '../findings/finding-words.ts';
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
  const { figure, withheld, how_sure, from_whom, agreement, key } = score;
  return (
    <Section id="certain" name={t`How certain`}>
      <div className="grid gap-2">
        {figure ? <FigureLine figure={figure} /> : <p>{withheld?.text}</p>}
        {entry === null ? (
          <p>{how_sure}</p>
        ) : (
          <>
            <p>
              {soFarOf(entry)} {badSideOf(entry)} {entry.certainty}
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
            <Trans>How much people agree can only be told of ten or more.</Trans>
          </p>
        ) : (
          <Agreement {...agreement} />
        )}
        {entry !== null && held && <p className="text-note text-ink-soft">{held}</p>}
        <p className="print:hidden">
          <Button size="small" onClick={() => ask({ about: 'score', key })}>
            <Trans>Everything about this score</Trans>
          </Button>
        </p>
      </div>
    </Section>
  );
}
