import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Superseded } from '../../ui/superseded.tsx';
import { areaSentence, overactivatedSentence } from './result-sentences.ts';
import type { Chosen } from './use-choices.ts';

interface FromResultsProps {
  chosen: Chosen;
  onChoose: (responseId: string) => void;
}

/** What was taken from the results, how sure it is, and what they do not name. */
export function FromResults({ chosen, onChoose }: FromResultsProps) {
  const { participant, overactivated, development_areas: areas, quality } = chosen;
  const { first_name, round, superseded_by: later } = participant;
  return (
    <>
      <Superseded
        firstName={first_name}
        round={round}
        later={later}
        actions={
          later && (
            <Button size="small" onClick={() => onChoose(later.response_id)}>
              Use the later answers
            </Button>
          )
        }
      />
      {quality.verdict !== 'consistent' && (
        <Notice kind="warning" title="These answers need caution.">
          {quality.reasons.join(' ')}
        </Notice>
      )}
      <Notice title="From the results">
        {(overactivated !== null || areas.length > 0) && (
          <ul className="grid gap-1">
            {overactivated !== null && <li>{overactivatedSentence(overactivated)}</li>}
            {areas.map((area) => (
              <li key={area.key}>{areaSentence(area)}</li>
            ))}
          </ul>
        )}
        {overactivated === null && <p>No behaviour is clearly overactivated. Choose one, or leave it out.</p>}
        {areas.length < 2 && (
          <p>
            {areas.length === 0 ? 'No development area' : 'No second development area'} is clear. Choose one,
            or leave it out.
          </p>
        )}
      </Notice>
    </>
  );
}
