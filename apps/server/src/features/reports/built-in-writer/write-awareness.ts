import { BALANCED } from '@fourfold/measurement';
import type { Figure, WritingBasis } from '../results/report-basis.ts';
import type { Phrases } from './phrases.ts';
import { texts } from './texts.ts';
import { inBrackets, type Topic } from './topic.ts';

const { awareness } = texts;

/** What it looks like from outside, what it may have to do with, and questions that only the person can answer. */
export function writeAwareness(say: Phrases, { results }: WritingBasis, topics: readonly Topic[]): string[] {
  const strongest = results?.figures
    .filter(({ kind, low }) => kind === 'domain' && low > BALANCED)
    .toSorted((a, b) => b.low - a.low)[0];
  return [
    ...(topics.length === 0 ? [] : [say('awareness', awareness.intro)]),
    list(topics.map((topic) => scene(say, topic))),
    strongest === undefined ? '' : good(say, strongest),
    topics.length === 0 ? '' : say('own', awareness.own),
    list(topics.map((topic) => question(say, topic))),
    say('ask', awareness.ask),
  ].filter(Boolean);
}

function scene(say: Phrases, { name, side, text, weakest }: Topic): string {
  const { much, little, both } = awareness.scene;
  const seen =
    side === 'much'
      ? say(`scene ${name}`, much, { scene: text.tooMuch })
      : side === 'little'
        ? say(`scene ${name}`, little, { scene: text.tooLittle })
        : say(`scene ${name}`, both, { little: text.tooLittle, much: text.tooMuch });
  const tie =
    weakest === null
      ? ''
      : ` ${say(`tie ${name}`, awareness.tie, { perception: weakest.name, figure: inBrackets(weakest) })}`;
  return `**${name}.** ${seen}${tie}`;
}

const good = (say: Phrases, figure: Figure) =>
  say('good', awareness.good, { perception: figure.name, figure: inBrackets(figure) });

function question(say: Phrases, { name, side }: Topic): string {
  const { questions } = awareness;
  return `**${name}.** ${say(`question ${name}`, questions[side === 'unknown' ? 'balanced' : side], { name })}`;
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
