import { certaintyWords } from '@fourfold/contract/words';
import { Badge } from './badge.tsx';

const tones = { clear: 'sky', likely: 'plain', unclear: 'open' } as const;

interface CertaintyBadgeProps {
  label: keyof typeof tones;
  /** "97%" */
  chance: string;
  /** What it is certain of, where nothing beside it says so: "Top five". */
  of?: string;
}

/** How certain it is that something is one of the five: in a word, and the number behind it. */
export function CertaintyBadge({ label, chance, of }: CertaintyBadgeProps) {
  return (
    <Badge tone={tones[label]}>
      {of && <span className="mr-1 font-normal">{of}:</span>}
      {certaintyWords[label]()} <span className="ml-1 font-normal tabular-nums">{chance}</span>
    </Badge>
  );
}
