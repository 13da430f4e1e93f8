import type { CultureOpportunity } from '@fourfold/contract';
import type { OpportunityPoint, Strength } from '../../../charts/opportunities-chart/point.ts';
import { inWords, people, percent, whole } from '../figure-words.ts';

const strengths: Record<CultureOpportunity['label'], Strength> = {
  clear: 'full',
  likely: 'half',
  unclear: 'pale',
};

/** An opportunity on the chart, in the few words that its popup has room for. */
export function toPoint(entry: CultureOpportunity): OpportunityPoint {
  const { name, effort, impact, label, probability, figure, of_people } = entry;
  return {
    x: effort,
    y: impact,
    name,
    description: `${inWords(figure)}. About ${whole(entry.people)} of ${people(of_people)}. ${capital(label)}: ${percent(probability)} to belong to the five.`,
    interval: { x: pair(entry.effort_range), y: pair(entry.impact_range) },
    strength: strengths[label],
  };
}

const pair = ({ low, high }: CultureOpportunity['impact_range']) => [low, high] as const;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
