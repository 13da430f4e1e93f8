import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { useCulture } from '../culture-context.ts';
import { Agreement } from '../evidence/agreement.tsx';
import { FigureLine } from '../evidence/figure-line.tsx';
import type { Finding } from '../findings/finding-path.ts';
import { soFarOf } from '../findings/finding-words.ts';
import { Section } from './section.tsx';

interface HowCertainProps {
  entry: Finding | null;
  score: ScoreEvidence;
  /** What the five are worth beside the best five. */
  held: string | undefined;
}

/** The score with its likely range, what would settle it, and the way to everything behind it. What is known is in short. */
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
          <p>
            {soFarOf(entry)} {entry.settles}
          </p>
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
