import type { CultureOpportunity } from '@fourfold/contract/schemas';
import { certaintyWords } from '@fourfold/contract/words';
import { chance } from '../../../lib/chance.ts';
import { Badge } from '../../../ui/badge.tsx';

const tones = { clear: 'sky', likely: 'plain', unclear: 'open' } as const;

/** How certain it is that something is one of the five: in a word, and the number behind it. */
export function CertaintyBadge({ label, probability }: Pick<CultureOpportunity, 'label' | 'probability'>) {
  return (
    <Badge tone={tones[label]}>
      {certaintyWords[label]()} <span className="ml-1 font-normal tabular-nums">{chance(probability)}</span>
    </Badge>
  );
}
