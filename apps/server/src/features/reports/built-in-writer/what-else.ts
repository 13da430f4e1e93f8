import { nameOpportunity } from '@fourfold/contract/words';
import { labelOf } from '@fourfold/measurement';
import { listOf } from '@fourfold/words/format';
import type { Figure } from '../results/report-basis.ts';
import type { Letter } from './letter.ts';
import { marked } from './marked.ts';
import { texts } from './texts.ts';
import { levelOf, type Side, sideOf, type Topic } from './topic.ts';
import { isOutOfBalance } from './write-opening.ts';

/** The profile of a person begins with so many competencies. */
const wholesMost = 3;

/** What the letter is not about: behaviours that were chosen, too, and what the profile says first. */
export function whatElse(letter: Letter, others: readonly Topic[], told: string): string {
  const { phrases, wishes } = letter;
  const { say } = phrases;
  if (wishes.leaveOut.has('others') || wishes.isShort) return '';
  const left = others.filter(isOutOfBalance).filter((topic) => !isPlanned(letter, topic));
  const later = (['clear', 'likely', 'unclear'] as const).map((level) => {
    const some = left.filter((topic) => levelOf(topic) === level);
    return some.length === 0 ? '' : say(`later ${level}`, texts.later[level], { list: sidesOf(some) });
  });
  const wholes = wholesOf(letter, told);
  const said = [...later, wholes].filter(Boolean);
  if (said.length === 0) return '';
  // What a plan works on already is not put off, nor is the competency that it is part of.
  const isWorkedOn = others.some((topic) => isPlanned(letter, topic));
  const aside = isWorkedOn ? '' : say('aside', texts.later.aside);
  return marked(left, [...said, aside].filter(Boolean).join(' '));
}

/** Competencies that are out of balance, in the order of the profile, without those that are `told` already. */
export function wholesOf({ basis: { results }, phrases: { say } }: Letter, told: string): string {
  const wholes = (results?.figures ?? []).filter(
    (figure) => figure.kind === 'competency' && sideOf(figure) !== 'balanced',
  );
  const first = wholes
    .filter(({ beyond }) => labelOf(beyond / 100) !== 'unclear')
    .toSorted((a, b) => b.beyond - a.beyond)
    .slice(0, wholesMost)
    .filter(({ name }) => !told.includes(name));
  const isClear = ({ beyond }: Figure) => labelOf(beyond / 100) === 'clear';
  const [clear, likely] = [first.filter(isClear), first.filter((figure) => !isClear(figure))];
  const ways = wholes.some(({ name }) => told.includes(name)) ? texts.wholes.besides : texts.wholes;
  const list = (figures: readonly Figure[]) =>
    sidesOf(figures.map((figure) => ({ side: sideOf(figure), name: figure.name })));
  if (clear.length === 0) {
    return likely.length === 0 ? '' : say('wholes', ways.likely, { list: list(likely) });
  }
  const more = likely.length === 0 ? '' : say('more', texts.wholes.more, { list: list(likely) });
  return [say('wholes', ways.clear, { list: list(clear) }), more].filter(Boolean).join(' ');
}

/** “too much Order and Planning and too little Care” */
function sidesOf(all: readonly { readonly side: Topic['side']; readonly name: string }[]): string {
  const said = (['much', 'little'] as const satisfies readonly Side[]).flatMap((side) => {
    const names = all.filter((one) => one.side === side).map(({ name }) => name);
    return names.length === 0 ? [] : [texts.side[side]({ names: listOf(names) })];
  });
  return listOf(said);
}

const isPlanned = ({ basis: { plans } }: Letter, topic: Topic): boolean =>
  plans.some(({ measure_key, direction }) => measure_key === topic.key && direction === directionOf(topic));

const directionOf = ({ side }: Topic) => (side === 'much' ? 'reduce' : 'improve');

/** What the letter names and the department works on already does not wait until something else has become easy. */
export function planned(letter: Letter, topics: readonly Topic[]): string {
  const { wishes, phrases } = letter;
  const [own] = topics.filter(isOutOfBalance).filter((topic) => isPlanned(letter, topic));
  if (own === undefined || wishes.leaveOut.has('others') || wishes.isShort) return '';
  const plan = nameOpportunity(directionOf(own), own.name);
  return marked([own], phrases.say('planned', texts.planned, { plan }));
}
