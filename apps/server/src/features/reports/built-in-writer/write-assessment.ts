import { BALANCED, HIGH_EDGE, HIGHEST, LOW_EDGE, LOWEST } from '@fourfold/measurement';
import { percentOf } from '@fourfold/words/format';
import type { Figure, WritingBasis } from '../results/report-basis.ts';
import type { Phrases } from './phrases.ts';
import { texts } from './texts.ts';
import { inBrackets, type Topic } from './topic.ts';

const { assessment } = texts;

/** Where the person stands: the groups of behaviours first, since they are known best, then each topic. */
export function writeAssessment(say: Phrases, basis: WritingBasis, topics: readonly Topic[]): string[] {
  const { results } = basis;
  if (results === null) {
    if (topics.length === 0) return [say('noTopics', assessment.noTopics)];
    return topics.flatMap((topic) => [heading(say, topic), meaning(topic)]);
  }
  return [
    say('reading', assessment.reading, scale()),
    competencies(say, results.figures),
    ...(topics.length === 0 ? [say('nothing', assessment.nothing)] : []),
    ...topics.flatMap((topic) => [heading(say, topic), ...standing(say, topic)]),
    ...(topics.length > 0 && basis.overactivated === null ? [say('noOver', assessment.noOver)] : []),
  ];
}

const scale = () => ({
  lowest: LOWEST,
  highest: HIGHEST,
  balanced: BALANCED,
  low: LOW_EDGE,
  high: HIGH_EDGE,
  interval: percentOf(0.95),
});

function competencies(say: Phrases, figures: readonly Figure[]): string {
  const far = (figure: Figure) => Math.abs(figure.score - BALANCED);
  const sorted = figures.filter(({ kind }) => kind === 'competency').toSorted((a, b) => far(b) - far(a));
  const { furthest, second, nearest } = assessment.competencies;
  const told = [
    { wordings: furthest, figure: sorted[0] },
    { wordings: second, figure: sorted[1] },
    { wordings: nearest, figure: sorted.at(-1) },
  ];
  return told
    .flatMap(({ wordings, figure }) =>
      figure === undefined ? [] : [say('group', wordings, ofGroup(figure))],
    )
    .join(' ');
}

const ofGroup = (figure: Figure) => ({
  name: figure.name,
  figure: inBrackets(figure),
  side: figure.band === 'balanced' ? 'balanced' : figure.score > BALANCED ? 'high' : 'low',
});

const heading = (say: Phrases, { side, name }: Topic) =>
  `### ${side === 'unknown' ? name : say(`heading ${name}`, assessment.heading[side], { name })}`;

const meaning = ({ text }: Topic) => `*${text.definition}*`;

function standing(say: Phrases, topic: Topic): string[] {
  const { name, figure } = topic;
  if (figure === null) return [meaning(topic)];
  const values = { name, figure: inBrackets(figure), beyond: percentOf(figure.beyond / 100) };
  const score = say(`score ${name}`, assessment.score[figure.band], values);
  const sentences = [score, sureness(say, topic), around(say, topic)];
  return [meaning(topic), sentences.filter(Boolean).join(' ')];
}

function sureness(say: Phrases, { name, side, figure }: Topic): string {
  if (figure === null || side === 'balanced') return '';
  const touches = side === 'much' ? figure.low <= HIGH_EDGE : figure.high >= LOW_EDGE;
  return touches ? say(`wide ${name}`, assessment.wide) : say(`narrow ${name}`, assessment.narrow);
}

/** One behaviour is known roughly, the six of its group together much better: do they say the same? */
function around(say: Phrases, { name, side, group }: Topic): string {
  if (group === null || side === 'balanced') return '';
  const leans = side === 'much' ? group.score > HIGH_EDGE : group.score < LOW_EDGE;
  if (!leans && group.band !== 'balanced') return '';
  const values = { group: group.name, figure: inBrackets(group) };
  return say(`group of ${name}`, leans ? assessment.group.same : assessment.group.alone, values);
}
