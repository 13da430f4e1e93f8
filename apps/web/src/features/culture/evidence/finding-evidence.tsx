import type { CultureAnswer, CultureBarrier, CultureOpportunity } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalOf } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { useCulture } from '../culture-context.ts';
import { people, signed } from '../figure-words.ts';
import { badSideOf, doingOf, soFarOf } from '../findings/finding-words.ts';
import { FigureLine } from './figure-line.tsx';
import { Parts } from './parts.tsx';
import { Question } from './question.tsx';
import { SharedView } from './shared-view.tsx';

interface FindingEvidenceProps {
  entry: CultureOpportunity | CultureBarrier;
  held: NonNullable<CultureAnswer['barriers']>['held'];
}

/** Everything behind one of the five. */
export function FindingEvidence({ entry, held }: FindingEvidenceProps) {
  const { ask } = useCulture();
  const isOpportunity = 'effort' in entry;
  const { definition, looks_like, figure, certainty, of_people, suggestion, ties } = entry;
  const soFar = soFarOf(entry);
  return (
    <div>
      <Question asks={t`What is it`}>
        <p>{definition}</p>
        <p className="text-ink-soft">{looks_like}</p>
      </Question>
      <Question asks={t`How certain`}>
        <FigureLine figure={figure} />
        <p>
          {soFar} {badSideOf(entry)}
        </p>
        <p>{certainty}</p>
        <p className="text-ink-soft">{held.sentence}</p>
      </Question>
      <Question asks={t`From whom`}>
        <p>
          {of_people === 1
            ? t`From the answers of one person.`
            : `${t`From the answers of ${people(of_people)}.`} ${doingOf(entry, t`them`)}`}
        </p>
        <SharedView measureKey={entry.key} />
      </Question>
      <Question asks={t`Why it stands here`}>
        {isOpportunity ? (
          <div className="grid gap-5 sm:grid-cols-2">
            <Parts
              name={t`Impact`}
              value={entry.impact}
              range={entry.impact_range}
              parts={entry.impact_parts}
            />
            <Parts
              name={t`Effort`}
              value={entry.effort}
              range={entry.effort_range}
              parts={entry.effort_parts}
            />
          </div>
        ) : (
          <p>
            <Trans>
              Its weight is {decimalOf(entry.weight, 1)} of 10: how low it is, and how many behaviours it is
              connected with.
            </Trans>
          </p>
        )}
        {ties.length > 0 && (
          <ul className="text-note text-ink-soft">
            {ties.map(({ key, name, correlation, expected }) => (
              <li key={key}>
                <Trans>
                  Connected with{' '}
                  <button
                    type="button"
                    className="link text-link pointer-coarse:py-2"
                    onClick={() =>
                      ask({
                        about: 'link',
                        behaviour: isOpportunity ? entry.key : key,
                        perception: isOpportunity ? key : entry.key,
                      })
                    }
                  >
                    {name}
                  </button>
                </Trans>{' '}
                {expected ? (
                  <Trans>({signed(correlation, 2)}, as the authors expect)</Trans>
                ) : (
                  `(${signed(correlation, 2)})`
                )}
              </li>
            ))}
          </ul>
        )}
        <p>
          <Button size="small" onClick={() => ask({ about: 'score', key: entry.key })}>
            <Trans>Everything about this score</Trans>
          </Button>
        </p>
      </Question>
      <Question asks={t`What to try`}>
        <p>{suggestion}</p>
      </Question>
    </div>
  );
}
