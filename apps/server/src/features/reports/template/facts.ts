import { labelOf } from '@fourfold/measurement';
import { markRule } from '../check/directions/marks.ts';
import { createMentions } from '../check/mentions.ts';
import type { Figure, WritingBasis } from '../results/report-basis.ts';

const title = 'Results of the questionnaire. Where anything above says otherwise, these hold:';
const unreliable =
  '- These answers cannot be relied on. Say so, state no score, and advise neither more nor less of anything. Suggest a talk. Nobody can answer twice in the same round.';
const shape =
  /^- [^:\n]{1,60}: (?:too much|too little|balanced|seen as (?:weak|strong)|seen as neither weak nor strong)\. Score \d+,.*$/;

/** What a prompt says of every measure that it names: its direction, score, likely range and certainty. */
export function factsOf(prompt: string, { results, overactivated, areas }: WritingBasis): string[] {
  if (results === null) return [];
  if (results.verdict === 'unreliable') return [unreliable];
  const named = new Set(
    createMentions(results.figures)(withoutFacts(prompt), 0).flatMap(({ figures }) => figures),
  );
  const chosen = [...new Set([overactivated, ...areas])].flatMap(
    (key) => results.figures.find((figure) => figure.kind === 'behaviour' && figure.key === key) ?? [],
  );
  return [...new Set([...chosen, ...named])].map(factOf);
}

/**
 * The prompt as it leaves: with the results as they are, whatever the template or its author says. A line that
 * someone has changed is put right.
 */
export function withFacts(
  prompt: string,
  basis: WritingBasis,
  { asksMarks }: { readonly asksMarks: boolean },
): string {
  const facts = factsOf(prompt, basis);
  if (facts.length === 0) return prompt;
  const parts = [withoutFacts(prompt), [title, ...facts].join('\n'), asksMarks ? markRule : ''];
  return parts.filter(Boolean).join('\n\n');
}

/** What its author, or the template, has written. */
export const withoutFacts = (prompt: string): string =>
  prompt
    .split('\n')
    .filter((line) => line !== title && line !== unreliable && line !== markRule && !shape.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd();

function factOf(figure: Figure): string {
  const { name, kind, score, low, high, band } = figure;
  const known = `Score ${score}, likely range ${low} to ${high}`;
  if (kind === 'perception' || kind === 'domain') return `- ${name}: ${seen[band]}. ${known}.`;
  if (band === 'balanced') return `- ${name}: balanced. ${known}. Advise neither more nor less of it.`;
  const isLittle = band === 'low' || band === 'underactivated';
  const advice = isLittle ? 'Advise more of it, never less' : 'Advise less of it, never more';
  return `- ${name}: too ${isLittle ? 'little' : 'much'}. ${known}, ${certainty(figure)}. ${advice}.`;
}

const seen = {
  underactivated: 'seen as weak',
  low: 'seen as weak',
  balanced: 'seen as neither weak nor strong',
  high: 'seen as strong',
  overactivated: 'seen as strong',
} as const satisfies Record<Figure['band'], string>;

/** "clear (97%)": that it truly is too much, or too little. */
const certainty = ({ beyond }: Figure) =>
  `${labelOf(beyond / 100)} (${beyond >= 100 ? 'over 99' : beyond < 1 ? 'under 1' : beyond}%)`;
