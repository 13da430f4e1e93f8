import { Notice } from '../../ui/notice.tsx';
import { areaSentence, overactivatedSentence } from './result-sentences.ts';
import type { Chosen } from './use-choices.ts';

/** What was taken from the results, how sure it is, and what they do not name. */
export function FromResults({ chosen }: { chosen: Chosen }) {
  const { overactivated, development_areas: areas, quality } = chosen;
  return (
    <>
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
