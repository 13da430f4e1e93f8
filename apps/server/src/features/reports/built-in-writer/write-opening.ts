import { BALANCED, HIGH_EDGE, LOW_EDGE, labelOf } from '@fourfold/measurement';
import type { Figure, WritingBasis } from '../results/report-basis.ts';
import type { Phrases } from './phrases.ts';
import { texts } from './texts.ts';
import { levelOf, type Side, sceneOf, sideOf, type Topic } from './topic.ts';
import type { Wishes } from './wishes.ts';

/** What is known of the person around the one behaviour that the letter is about. */
interface Seen {
  readonly say: Phrases['say'];
  readonly topic: Topic & { readonly side: Side };
  /** What else of the chosen behaviours is out of balance. */
  readonly others: readonly (Topic & { readonly side: Side })[];
  readonly strength: Strength | null;
}

export interface Strength {
  readonly kind: 'group' | 'domain';
  readonly name: string;
}

/** One way to begin. It fits some people, and says in about three sentences what their answers say. */
interface Shape {
  readonly fits: (seen: Seen, wishes: Wishes) => boolean;
  readonly write: (seen: Seen) => string[];
  /** Whether it has spoken of the second behaviour, too. */
  readonly namesSecond?: true;
}

const shapes: Readonly<Record<string, Shape>> = {
  finding: {
    fits: () => true,
    write: (seen) => [finding(seen), meaning(seen), scene(seen), around(seen)],
  },
  plain: {
    fits: () => true,
    write: (seen) => [start(seen), meaning(seen), scene(seen)],
  },
  scene: {
    fits: (_, { leaveOut }) => !leaveOut.has('example'),
    write: (seen) => {
      const { say, topic, strength } = seen;
      const values = { scene: sceneOf(topic.side, topic.text) };
      const first = say('scene', texts.sceneFirst[strength === null ? 'alone' : 'next'], values);
      const behind = say('behind', texts.behindScene[levelOf(topic)], { what: whatOf(topic) });
      return [first, behind, meaning(seen), around(seen)];
    },
  },
  pattern: {
    fits: ({ topic }) => leansAlong(topic),
    write: (seen) => {
      const { say, topic } = seen;
      const { first, begin } = texts.pattern;
      const whole = texts.side[topic.side]({ names: topic.group?.name ?? '' });
      const isClear = topic.group !== null && labelOf(topic.group.beyond / 100) === 'clear';
      return [
        say('pattern', first[isClear ? 'clear' : 'likely'], { whole }),
        say('begin', begin, { what: whatOf(topic) }),
        meaning(seen),
        scene(seen),
      ];
    },
  },
  place: {
    fits: ({ topic }) => topic.weakest !== null,
    write: (seen) => {
      const perception = seen.topic.weakest?.name ?? '';
      return [seen.say('place', texts.place.first, { perception }), start(seen), meaning(seen), scene(seen)];
    },
  },
  two: {
    // Two are two: where a third waits, the letter names it further down.
    fits: ({ others: [second, ...more] }) =>
      second !== undefined && more.length === 0 && levelOf(second) !== 'unclear',
    write: (seen) => {
      const {
        say,
        topic,
        others: [second],
      } = seen;
      if (second === undefined) return [];
      const values = { first: whatOf(topic), second: whatOf(second) };
      const level = levelOf(second) === 'clear' ? 'clear' : levelOf(topic) === 'clear' ? 'mixed' : 'likely';
      return [say('two', texts.two[level], values), meaning(seen), scene(seen)];
    },
    namesSecond: true,
  },
};

/** What the answers say of the first behaviour, and whether that has named the second one. */
export function writeOpening(
  { say, choose }: Phrases,
  basis: WritingBasis,
  topics: readonly Topic[],
  wishes: Wishes,
): { readonly paragraph: string; readonly namesSecond: boolean } {
  const out = topics.filter(isOutOfBalance);
  const [topic, ...others] = out;
  if (topic === undefined) return { paragraph: '', namesSecond: false };
  const strength = wishes.leaveOut.has('strength') ? null : strengthOf(basis, out);
  const seen: Seen = { say: withoutUnwanted(say, wishes), topic, others, strength };
  const fitting = Object.entries(shapes).filter(([, { fits }]) => fits(seen, wishes));
  const [, shape] = choose('shape', fitting) ?? [];
  // Something that is well comes first: what follows asks to be changed.
  const said = [strong(seen, 'strengthFirst'), ...(shape?.write(seen) ?? [])];
  const paragraph = said.filter(Boolean).join(' ');
  return { paragraph, namesSecond: shape?.namesSecond === true };
}

export const isOutOfBalance = (topic: Topic): topic is Topic & { readonly side: Side } =>
  topic.side === 'much' || topic.side === 'little';

const withoutUnwanted =
  (say: Phrases['say'], { leaveOut, isShort }: Wishes): Phrases['say'] =>
  (slot, wordings, values) => {
    const isLeftOut =
      (slot === 'scene' && leaveOut.has('example')) ||
      (slot === 'meaning' && (isShort || leaveOut.has('definition')));
    return isLeftOut ? '' : say(slot, wordings, values);
  };

const finding = ({ say, topic }: Seen) =>
  say('finding', texts.finding[levelOf(topic)], { what: whatOf(topic) });

const start = ({ say, topic }: Seen) => say('start', texts.start[levelOf(topic)], { what: whatOf(topic) });

/** “too much Order” */
export const whatOf = ({ side, name }: Topic & { readonly side: Side }) => texts.side[side]({ names: name });

const scene = ({ say, topic: { side, text } }: Seen) =>
  say('scene', texts.scene[side], { scene: sceneOf(side, text) });

const meaning = ({ say, topic: { name, text } }: Seen) =>
  say('meaning', texts.meaning, { name, definition: begunSmall(text.definition) });

/** Behind a colon. */
export const begunSmall = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What stands around it: a pattern, one habit, or the place of work. */
function around(seen: Seen): string {
  const { say, topic, others } = seen;
  const { group, weakest, name } = topic;
  const isAlone = others.every((other) => other.group !== group);
  const said = [
    ...(group !== null && group.band === 'balanced' && isAlone
      ? [say('alone', texts.pattern.alone, { name, group: group.name })]
      : []),
    ...(weakest === null ? [] : [say('weak', texts.place.last, { perception: weakest.name })]),
  ];
  return said.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

const strong = ({ say, strength }: Seen, at: 'strengthFirst' | 'strengthLast') =>
  strength === null ? '' : say('strong', texts[at][strength.kind], { strength: strength.name });

/** The group around it leans the same way. */
export function leansAlong({ side, group }: Topic): boolean {
  if (group === null || labelOf(group.beyond / 100) === 'unclear') return false;
  return side === 'much' ? group.score > HIGH_EDGE : side === 'little' && group.score < LOW_EDGE;
}

/**
 * What this person sees as strong, else the group of behaviours that is nearest to balanced. Nothing is praised of which
 * the letter goes on to say that a part of it is too much or too little.
 */
export function strengthOf({ results }: WritingBasis, topics: readonly Topic[]): Strength | null {
  const figures = results?.figures ?? [];
  const domain = figures
    .filter(({ kind, low }) => kind === 'domain' && low > BALANCED)
    .filter(({ key }) => topics.every(({ weakest }) => weakest?.group !== key))
    .toSorted((a, b) => b.low - a.low)[0];
  const groups = figures.filter(
    (figure) =>
      figure.kind === 'competency' &&
      sideOf(figure) === 'balanced' &&
      topics.every(({ group }) => group !== figure),
  );
  const far = ({ score }: Figure) => Math.abs(score - BALANCED);
  const nearest = groups.toSorted((a, b) => far(a) - far(b))[0];
  if (domain !== undefined) return { kind: 'domain', name: domain.name };
  return nearest === undefined ? null : { kind: 'group', name: nearest.name };
}
