import type { CultureOpportunity } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import type { OpportunityPoint, Strength } from '../../../charts/opportunities-chart/point.ts';
import { chance } from '../../../lib/chance.ts';
import { between, inWords, people, whole } from '../figure-words.ts';

const strengths: Record<CultureOpportunity['label'], Strength> = {
  clear: 'full',
  likely: 'half',
  unclear: 'pale',
};

/** An opportunity on the chart, in the few words that its popup has room for. */
export function toPoint(entry: CultureOpportunity): OpportunityPoint {
  const { name, effort, impact, label, probability, figure, of_people } = entry;
  const counted =
    of_people > 1
      ? [
          t`About ${whole(entry.people)} of ${people(of_people)} (likely range ${between(entry.people_range)}).`,
        ]
      : [];
  return {
    x: effort,
    y: impact,
    name,
    description: [t`${inWords(figure)}.`, ...counted, certain[label](chance(probability))].join(' '),
    interval: { x: pair(entry.effort_range), y: pair(entry.impact_range) },
    strength: strengths[label],
  };
}

const pair = ({ low, high }: CultureOpportunity['impact_range']) => [low, high] as const;

const certain: Record<CultureOpportunity['label'], (percent: string) => string> = {
  clear: (percent) => t`Clear (${percent}).`,
  likely: (percent) => t`Likely (${percent}).`,
  unclear: (percent) => t`Unclear (${percent}).`,
};
