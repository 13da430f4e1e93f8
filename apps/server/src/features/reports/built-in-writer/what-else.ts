import { nameOpportunity } from '@fourfold/contract/words';
import { labelOf } from '@fourfold/measurement';
import { listOf } from '@fourfold/words/format';
import type { Letter } from './letter.ts';
import { marked } from './marked.ts';
import { texts } from './texts.ts';
import { levelOf, sideOf, type Topic } from './topic.ts';
import { isOutOfBalance } from './write-opening.ts';

/**
 * What the letter is not about: behaviours that were chosen, too, or, where none was, what the profile says first. `told`
 * is what the letter has said before, `room` how many competencies it may name.
 */
export function whatElse(letter: Letter, others: readonly Topic[], told: string, room: number): string {
  const { phrases, wishes } = letter;
  const { say } = phrases;
  if (wishes.leaveOut.has('others') || wishes.isShort) return '';
  if (others.length === 0) return wholesOf(letter, told, room);
  const left = others.filter(isOutOfBalance).filter((topic) => !isPlanned(letter, topic));
  const listed = (level: ReturnType<typeof levelOf>) =>
    sidesOf(left.filter((topic) => levelOf(topic) === level));
  const [clear, likely, unclear] = [listed('clear'), listed('likely'), listed('unclear')];
  const { later } = texts;
  const one = (level: 'clear' | 'likely' | 'unclear', list: string) =>
    list === '' ? '' : say(`later ${level}`, later[level], { list });
  const known =
    clear !== '' && likely !== ''
      ? [say('later', later.mixed, { clear, likely })]
      : [one('clear', clear), one('likely', likely)];
  return marked(left, [...known, one('unclear', unclear)].filter(Boolean).join(' '));
}

/** Competencies that are out of balance, those that are clear if there are any, without those that are `told` already. */
export function wholesOf(
  { basis: { results }, phrases: { say } }: Letter,
  told: string,
  most: number,
): string {
  const wholes = (results?.figures ?? []).filter(
    (figure) => figure.kind === 'competency' && sideOf(figure) !== 'balanced',
  );
  const untold = wholes
    .filter(({ beyond }) => labelOf(beyond / 100) !== 'unclear')
    .filter(({ name }) => !told.includes(name))
    .toSorted((a, b) => b.beyond - a.beyond);
  const [first] = untold.slice(0, most);
  if (first === undefined) return '';
  const level = labelOf(first.beyond / 100) === 'clear' ? 'clear' : 'likely';
  const said = untold.filter(({ beyond }) => labelOf(beyond / 100) === level).slice(0, most);
  const ways = wholes.some(({ name }) => told.includes(name)) ? texts.wholes.besides : texts.wholes;
  return say('wholes', ways[level], {
    list: sidesOf(said.map((figure) => ({ side: sideOf(figure), name: figure.name }))),
  });
}

/** “too much Order, too much Planning and too little Care”: each with its side, since some names are of two words. */
const sidesOf = (all: readonly { readonly side: Topic['side']; readonly name: string }[]): string =>
  listOf(
    all.flatMap(({ side, name }) =>
      side === 'much' || side === 'little' ? [texts.side[side]({ names: name })] : [],
    ),
  );

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
