import type { NamedReportArea } from '@fourfold/contract';
import { chance } from '../../lib/chance.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Chosen } from './use-choices.ts';

/** What was taken from the results, how sure it is, and what they do not name. */
export function FromResults({ chosen }: { chosen: Chosen }) {
  const { overactivated, development_areas: areas, quality } = chosen;
  const named = [...(overactivated ? [overactivated] : []), ...areas];
  return (
    <>
      {quality.verdict !== 'consistent' && (
        <Notice kind="warning" title="These answers need caution.">
          {quality.reasons.join(' ')}
        </Notice>
      )}
      <Notice title="From the results">
        {named.length > 0 && (
          <ul className="grid gap-1">
            {named.map((area) => (
              <li key={area.key}>{sentence(area)}</li>
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

const sentence = ({ name, direction, score, low, high, probability }: NamedReportArea) =>
  `${name}: ${score} (${low} to ${high}), ${direction === 'reduce' ? 'too much' : 'too little'} with a probability of ${chance(probability)}.`;
