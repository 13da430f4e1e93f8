import { listOf } from '@fourfold/words/format';
import { isUnreliable, type WritingBasis } from '../results/report-basis.ts';
import type { Letter } from './letter.ts';
import { marked } from './marked.ts';
import { createPhrases, type Phrases, type Wording } from './phrases.ts';
import { texts } from './texts.ts';
import { levelOf, sceneOf, stepOf, type Topic, topicsOf, type WritersTexts } from './topic.ts';
import { planned, whatElse, wholesOf } from './what-else.ts';
import { asWished, withoutWishes } from './wishes.ts';
import { begunSmall, isOutOfBalance, type Strength, strengthOf, writeOpening } from './write-opening.ts';

/**
 * A letter of one page as Markdown: what the answers say, one thing to try, how to see that it works, and how certain
 * it is, said once. A sentence that advises carries a writer's mark. Pure: the same basis, the same text.
 */
export function writeLetter(basis: WritingBasis, words: WritersTexts, wishes = withoutWishes): string {
  const letter = { phrases: createPhrases(basis.seed), basis, wishes };
  const topics = topicsOf(basis, words).filter(({ key }) => !wishes.without.has(key));
  const paragraphs = [
    letter.phrases.say('greeting', texts.greeting, { first: basis.firstName }),
    wishes.tone === 'warm' ? letter.phrases.say('thanks', texts.thanks) : '',
    applied(letter),
    quality(letter),
    // The invitation to talk comes last, as the prompt asks; then the name of who gives the letter.
    ...body(letter, topics),
    signature(letter),
  ];
  return `${asWished(paragraphs.filter(Boolean).join('\n\n'), wishes)}\n`;
}

const isSigned = ({ basis: { author }, wishes }: Letter): boolean =>
  author !== null && !wishes.leaveOut.has('closing');

function signature(letter: Letter): string {
  const { phrases, basis } = letter;
  return isSigned(letter) ? phrases.say('signature', texts.signature, { author: basis.author ?? '' }) : '';
}

/** Answers that were given for a job are not news of it. */
function applied({ phrases: { say }, basis: { worksHere, results, organisation } }: Letter): string {
  return worksHere || results === null ? '' : say('applied', texts.applied.opening, { organisation });
}

function quality({ phrases: { say }, basis: { results } }: Letter): string {
  if (results === null || results.verdict === 'consistent' || results.verdict === 'unreliable') return '';
  return say('quality', texts.quality[results.verdict], { reasons: results.reasons.join(' ') });
}

function body(letter: Letter, topics: readonly Topic[]): string[] {
  const [first] = topics;
  const topic = topics.find(isOutOfBalance);
  if (letter.basis.results === null) return byHand(letter, topics);
  if (isUnreliable(letter.basis)) return unreliable(letter);
  if (topic !== undefined) return found(letter, topics);
  return first === undefined ? nothing(letter) : balanced(letter, first);
}

/** No score of such answers is worth a sentence, whatever was chosen for the letter. */
function unreliable(letter: Letter): string[] {
  const { phrases, basis, wishes } = letter;
  const { say } = phrases;
  const said = texts.unreliable;
  const reasons = basis.results?.reasons.join(' ') ?? '';
  const why =
    reasons === '' || wishes.isShort || !wishes.hasFigures ? '' : say('reasons', said.reasons, { reasons });
  const whom = isSigned(letter) ? 'author' : 'other';
  const ways = [said.talk[whom], ...(basis.worksHere ? [said.nextRound[whom]] : [])];
  return [
    [say('opening', said.opening), said.about(), why].filter(Boolean).join(' '),
    wishes.leaveOut.has('headings') ? '' : `## ${say('heading step', said.heading)}`,
    ways.map((way) => way()).join('\n'),
  ];
}

/** So many measures at most are named in a letter, unless more than that were chosen for it. */
const namedMost = 4;

function found(letter: Letter, topics: readonly Topic[]): string[] {
  const { phrases, basis, wishes } = letter;
  const out = topics.filter(isOutOfBalance);
  const [topic, ...others] = out;
  if (topic === undefined) return [];
  const strength = wishes.leaveOut.has('strength') ? null : strengthOf(basis, out);
  const { paragraph, names } = writeOpening(phrases, topics, strength, wishes);
  const named = names === 'second' ? others.slice(0, 1) : [];
  const isClear = levelOf(topic) === 'clear';
  const parts = {
    opening: marked([topic, ...named], paragraph),
    step: step(letter, topic),
    certainty: certainty(letter, topic),
  };
  const left = others.slice(named.length);
  const room = namedMost - 1 - left.length - (names === null ? 0 : 1);
  const isStrong = names !== 'strength' && strength !== null && room > 0;
  const rest = [
    whatElse(letter, left, paragraph, room - (isStrong ? 1 : 0)),
    planned(letter, [topic, ...others]),
  ];
  // What is only likely says so before it advises anything.
  const order = isClear
    ? [parts.opening, ...parts.step, ...rest, ...parts.certainty]
    : [parts.opening, ...parts.certainty, ...parts.step, ...rest];
  const end = [isStrong ? leanOn(phrases.say, strength) : '', closing(letter, isClear)];
  return [...order, end.filter(Boolean).join(' ')];
}

function step(letter: Letter, topic: Topic): string[] {
  const { say } = letter.phrases;
  const own = stepOf(topic);
  if (own === null) return [];
  const [act, sign] = [say('step', texts.step, { ...own }), say('sign', texts.sign, { ...own })];
  return framed(letter, marked([topic], `**${act}**`), sign);
}

/** The act by itself, so that its reader finds it again. Every other letter says something before it or behind it. */
function framed(letter: Letter, act: string, sign: string): string[] {
  const { phrases, wishes } = letter;
  const { say, choose } = phrases;
  const isTold = (wishes.tone === 'usual' || wishes.tone === 'warm') && !wishes.isShort;
  const where = isTold ? choose('where', ['before', 'behind', null, null]) : null;
  const lead = where === 'before' ? say('lead', texts.lead) : '';
  const ease = where === 'behind' ? say('ease', texts.ease) : '';
  return [heading(letter, 'step'), lead, act, [sign, ease].filter(Boolean).join(' ')];
}

/** Some letters have two headings, some one, some none: a short text needs no signposts to be found in. */
function heading({ phrases: { say, choose }, wishes }: Letter, of: 'step' | 'certainty'): string {
  const all = [['step', 'certainty'], ['step'], []] as const;
  const some: readonly string[] = choose('headings', all) ?? [];
  return wishes.leaveOut.has('headings') || !some.includes(of)
    ? ''
    : `## ${say(`heading ${of}`, texts.heading[of])}`;
}

function certainty(letter: Letter, topic: Topic): string[] {
  const { phrases, wishes } = letter;
  const { say } = phrases;
  const { name, figure } = topic;
  if (figure === null || !wishes.hasFigures) {
    return [heading(letter, 'certainty'), say('certainty', texts.certaintyAlone[levelOf(topic)])];
  }
  const { score, low, high } = figure;
  const known = say('figure', texts.figure, { name, score, low, high });
  return [heading(letter, 'certainty'), `${known} ${say('certainty', texts.certainty[topic.certainty])}`];
}

function closing({ phrases, basis, wishes }: Letter, isClear: boolean): string {
  const { say, choose } = phrases;
  if (wishes.isShort || wishes.leaveOut.has('closing')) return '';
  const certainty = isClear ? 'clear' : 'open';
  // The one who signs speaks of themselves as “me”.
  const partners = partnersOf(basis);
  const partner = choose('partner', partners) ?? null;
  const said =
    partner === null
      ? say('closing', texts.closing.author[certainty])
      : say('closing', texts.closing[certainty], { partner: partner() });
  return [said, basis.worksHere ? '' : say('applied closing', texts.applied.closing)]
    .filter(Boolean)
    .join(' ');
}

const partnersOf = ({ worksHere, author }: WritingBasis) => {
  if (!worksHere) return texts.partners;
  return author === null ? texts.partnersHere : [...texts.partnersHere, null];
};

/** Nothing is far enough from balanced, which is said rather than the largest noise named. */
function nothing(letter: Letter): string[] {
  const { phrases, basis, wishes } = letter;
  const { say, choose } = phrases;
  const strength = wishes.leaveOut.has('strength') ? null : strengthOf(basis, []);
  const said = texts.nothing;
  const { overactivated = null, developmentAreas = [] } = basis.results?.summary ?? {};
  const isChosen = overactivated !== null || developmentAreas.length > 0;
  const wholes = wholesOf(letter, '', namedMost - 1);
  const found =
    wholes === ''
      ? [say('opening', said.opening), say('result', said.result)]
      : [say('opening', said.onlyWholes), wholes];
  const opening = isChosen ? [said.unchosen(), leanOn(say, strength)] : [...found, leanOn(say, strength)];
  // Of what is clear, it is not said that it could be chance.
  const open = wholes === '' ? [heading(letter, 'certainty'), say('certainty', said.certainty)] : [];
  return [opening.filter(Boolean).join(' '), ...general(letter, choose), ...open, closing(letter, true)];
}

const leanOn = (say: Phrases['say'], strength: Strength | null) =>
  strength === null ? '' : say('strong', texts.strengthLast[strength.kind], { strength: strength.name });

function general(letter: Letter, choose: Phrases['choose']): string[] {
  const { say } = letter.phrases;
  const own = choose('general', texts.nothing.steps);
  if (own === undefined) return [];
  const values = { cue: own.cue(), act: own.act(), sign: own.sign() };
  return framed(letter, `**${say('step', texts.step, values)}**`, say('sign', texts.sign, values));
}

function balanced(letter: Letter, topic: Topic): string[] {
  const { name, text } = topic;
  const { say, choose } = letter.phrases;
  const said = texts.balanced;
  return [
    [say('opening', isSigned(letter) ? said.openingOfAuthor : said.opening, { name }), meaning(letter, topic)]
      .filter(Boolean)
      .join(' '),
    bothSides(letter, text),
    ...general(letter, choose),
    whatElse(letter, [], name, namedMost - 1),
    heading(letter, 'certainty'),
    say('certainty', said.certainty, { name }),
    closing(letter, false),
  ];
}

function meaning({ phrases: { say }, wishes }: Letter, { name, text }: Topic): string {
  if (wishes.isShort || wishes.leaveOut.has('definition')) return '';
  return say('meaning', texts.meaning, { name, definition: begunSmall(text.definition) });
}

function bothSides({ phrases: { say }, wishes }: Letter, text: Topic['text']): string {
  if (wishes.leaveOut.has('example')) return '';
  const scene = (side: 'much' | 'little', wording: Wording) =>
    `- ${say(side, wording, { scene: begunSmall(sceneOf(side, text)) })}`;
  return [scene('little', texts.sides.little), scene('much', texts.sides.much)].join('\n');
}

/** No results: what someone chose is passed on as theirs. */
function byHand(letter: Letter, [topic, ...others]: readonly Topic[]): string[] {
  const { say } = letter.phrases;
  const said = texts.byHand;
  const open = say('open', said.open);
  if (topic === undefined) return [said.none(), closing(letter, false)];
  const { name, text } = topic;
  const names = listOf(others.map((other) => other.name));
  const isTold = others.length > 0 && !letter.wishes.isShort && !letter.wishes.leaveOut.has('others');
  const end = [isTold ? said.later({ names }) : '', closing(letter, false)];
  if (topic.side === 'much') {
    const scene = letter.wishes.leaveOut.has('example')
      ? ''
      : say('scene', texts.scene, { scene: sceneOf('much', text) });
    const chosen = say('chosen', said.chosen.much, { name });
    return [
      [chosen, meaning(letter, topic), scene, open].filter(Boolean).join(' '),
      ...step(letter, topic),
      ...end,
    ];
  }
  const { more, less } = text.steps;
  const { sides } = texts;
  return [
    [say('chosen', said.chosen.unknown, { name }), meaning(letter, topic), open].filter(Boolean).join(' '),
    bothSides(letter, text),
    say('ask', sides.ask),
    heading(letter, 'step'),
    [
      `- ${say('more', sides.stepLittle, { ...more })} ${say('sign', sides.signs, { ...more })}`,
      `- ${say('less', sides.stepMuch, { ...less })} ${say('sign', sides.signs, { ...less })}`,
    ].join('\n'),
    ...end,
  ];
}
