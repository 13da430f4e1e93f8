import type { ReportFinding } from '@fourfold/contract';
import type { Figure } from '../results/report-basis.ts';
import type { Mention } from './mentions.ts';
import type { Sentence } from './sentences.ts';

type Direction = 'high' | 'low' | 'balanced';

const very =
  '(?:is|are|was|were|quite|very|rather|fairly|somewhat|so|extremely|exceptionally|remarkably|particularly|unusually|really|clearly|relatively|comparatively|far)';
const words: readonly (readonly [Direction, string])[] = [
  ['low', 'underactivated|under-?activated|under-?active|too (?:little|low|weak|rare|rarely|seldom)'],
  ['low', 'below (?:balanced|average)|lacking|under-?used|a (?:lack|shortage|deficit) of|so little'],
  ['low', `on the low side|room for more|(?:is|as|remains) a weakness|${very} (?:low|weak)`],
  ['high', 'overactivated|over-?activated|over-?active|hyperactive|too (?:much|high|strong|pronounced)'],
  ['high', 'above (?:balanced|average)|excessive|an? (?:excess|surplus) of|plenty of|so much'],
  ['high', `on the high side|over-?done|over-?used|${very} (?:high|strong|pronounced)`],
  ['balanced', 'within balanced|well balanced|in balance|(?:is|are) balanced'],
];
const expression = new RegExp(
  `(?<![\\p{L}-])(?:${words.map(([name, pattern], index) => `(?<${name}${index}>${pattern})`).join('|')})(?![\\p{L}])`,
  'giu',
);
const whose = '(?:of\\s+)?(?:(?:your|their|his|her|the)\\s+)?[*_]*$';
const verbs: readonly (readonly [Direction, RegExp])[] = [
  ['low', leading('improv(?:e|ing)|increas(?:e|ing)|rais(?:e|ing)|strengthen(?:ing)?|build(?:ing)? up')],
  ['low', leading('do(?:ing)? more|low|weak|poor')],
  ['high', leading('reduc(?:e|ing)|decreas(?:e|ing)|lower(?:ing)?|ton(?:e|ing) down|dial(?:ling)? down')],
  ['high', leading('cut(?:ting)? (?:down|back) on|do(?:ing)? less|high|strong|excessive|pronounced')],
];
/** "More of it would help" says that there is too little; "more than last time" says nothing. */
const wishes: readonly (readonly [Direction, RegExp])[] = [
  ['low', leading('more')],
  ['high', leading('less|a little less|fewer')],
];
const wished = /\b(?:would|could|should|need|needs|try|want|help|helps|practise|aim|more room)\b/i;

function leading(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${pattern})\\s+${whose}`, 'iu');
}
/** Said not to be so, or only possibly so: no claim. */
const hedged =
  /(?:\bno\b|\bnot\b|\bnor\b|\bnever\b|\bif\b|\bwhether\b|n[’']t\b|\bneither\b|\bnothing\b|\bnone\b|\bnobody\b|\bhardly\b|\bwithout\b|\bor\b|\?\s*$)/i;
const clauseEnds = /[;:,]|\s(?:but|while|whereas|although|though|and)\s/gi;

interface Claim {
  readonly direction: Direction;
  readonly from: number;
  readonly to: number;
  readonly figures: readonly Figure[];
}

/** Claims of too much or too little that the results put on the other side, or in the middle. */
export function checkDirections(sentences: readonly Sentence[]): ReportFinding[] {
  return sentences.flatMap((sentence) =>
    clausesOf(sentence)
      .flatMap((clause) => claimsOf(clause, sentence))
      .filter(
        ({ direction, figures }) => figures.length > 0 && !figures.some((figure) => fits(direction, figure)),
      )
      .map(({ from, to, figures }) => ({ kind: 'direction' as const, from, to, note: explain(figures) })),
  );
}

function claimsOf(clause: Clause, { mentions, about }: Sentence): Claim[] {
  if (hedged.test(clause.text)) return [];
  // "100 is balanced" is said of the scale, whatever measure was named last.
  if (mentions.length === 0 && /\b(?:80|100|120)\b/.test(clause.text)) return [];
  const own = mentions.filter(
    ({ from, to }) => from >= clause.from && to <= clause.from + clause.text.length,
  );
  return [...adjectives(clause, own, mentions, about), ...imperatives(clause, own)];
}

function adjectives(
  { text, from }: Clause,
  own: readonly Mention[],
  mentions: readonly Mention[],
  about: readonly Mention[],
): Claim[] {
  // Of several measures in one clause, which one is meant cannot be told.
  const meant = own.length > 0 ? own : mentions.length > 0 ? mentions : about;
  if (meant.length !== 1) return [];
  const figures = meant[0]?.figures ?? [];
  return [...text.matchAll(expression)].map((match) => {
    const [name = 'high'] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    const direction = name.replace(/\d/, '') as Direction;
    return { direction, from: from + match.index, to: from + match.index + match[0].length, figures };
  });
}

function imperatives({ text, from }: Clause, own: readonly Mention[]): Claim[] {
  return own.flatMap(({ figures, from: at, to }) => {
    const before = text.slice(0, at - from);
    const isWish = wished.test(text) && !/\bthan\b/i.test(text);
    return [...verbs, ...(isWish ? wishes : [])].flatMap(([direction, pattern]) => {
      const match = pattern.exec(before);
      return match === null ? [] : [{ direction, from: from + match.index, to, figures }];
    });
  });
}

function fits(direction: Direction, { band, kind }: Figure): boolean {
  const side =
    band === 'balanced' ? 'balanced' : band === 'low' || band === 'underactivated' ? 'low' : 'high';
  // Of a perception more is always better, so its middle may be called strong or weak by taste.
  return side === direction || (side === 'balanced' && (kind === 'perception' || kind === 'domain'));
}

function explain(figures: readonly Figure[]): string {
  return `${figures.map(({ name, score, low, high, band }) => `${name} is ${score} (${low} to ${high}), which is ${band}`).join('; ')}.`;
}

interface Clause {
  readonly text: string;
  readonly from: number;
}

function clausesOf({ text, from }: Sentence): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(clauseEnds)) {
    clauses.push({ text: text.slice(start, index), from: from + start });
    start = index + sign.length;
  }
  return [...clauses, { text: text.slice(start), from: from + start }];
}
