import { certaintyWords } from '@fourfold/contract/words';
import { Badge } from './badge.tsx';

const tones = { clear: 'sky', likely: 'plain', unclear: 'open' } as const;

interface CertaintyBadgeProps {
  label: keyof typeof tones;
  /** "97%" */
  chance: string;
}

/** How certain it is that something is one of the five: in a word, and the number behind it. */
export function CertaintyBadge({ label, chance }: CertaintyBadgeProps) {
  return (
    <Badge tone={tones[label]}>
      {certaintyWords[label]()} <span className="ml-1 font-normal tabular-nums">{chance}</span>
    </Badge>
  );
}
