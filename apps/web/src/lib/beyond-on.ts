import type { Figure } from '@fourfold/contract/schemas';

/** How likely it is that a score lies beyond balanced on the side that is asked about. */
export const beyondOn = (side: Figure['side'], { side: own, beyond }: Pick<Figure, 'side' | 'beyond'>) =>
  own === side ? beyond : 0;
