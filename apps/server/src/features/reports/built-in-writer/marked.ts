import type { Topic } from './topic.ts';
import { isOutOfBalance } from './write-opening.ts';

/** Which way a passage advises, for the check; taken out before anyone reads it. */
export function marked(topics: readonly Topic[], paragraph: string): string {
  const marks = topics
    .filter(isOutOfBalance)
    .map(({ side, name }) => `[${side === 'much' ? 'less' : 'more'}: ${name}] `);
  return `${marks.join('')}${paragraph}`;
}
