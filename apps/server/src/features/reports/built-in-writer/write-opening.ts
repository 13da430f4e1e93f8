import { BALANCED, HIGH_EDGE, LOW_EDGE, labelOf } from '@fourfold/measurement';
import type { Figure, WritingBasis } from '../results/report-basis.ts';
import type { Phrases, Wording } from './phrases.ts';
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
  readonly leaveOut: Wishes['leaveOut'];
}

export interface Strength {
  readonly kind: 'group' | 'domain';
  readonly name: string;
}

/** One way to begin. It fits some people, and says in three sentences what their answers say. */
interface Shape {
  readonly fits: (seen: Seen) => boolean;
  readonly write: (seen: Seen) => string[];
  /** What it names beside the one behaviour. */
  readonly names?: 'strength' | 'group' | 'perception' | 'second';
}

const shapes: Readonly<Record<string, Shape>> = {
  strength: {
    fits: ({ strength }) => strength !== null,
    write: (seen) => [strong(seen), ...finding(seen)],
    names: 'strength',
  },
  plain: {
    fits: () => true,
    write: (seen) => [...finding(seen), meaning(seen)],
  },
  scene: {
    fits: ({ leaveOut }) => !leaveOut.has('example'),
    write: ({ say, topic }) => [
      say('scene', texts.sceneFirst, { scene: sceneOf(topic.side, topic.text) }),
      say('behind', texts.behindScene[levelOf(topic)], { what: whatOf(topic) }),
    ],
  },
  pattern: {
    fits: ({ topic }) => leansAlong(topic) && levelOf(topic) !== 'unclear',
    write: (seen) => {
      const { say, topic } = seen;
      const whole = texts.side[topic.side]({ names: topic.group?.name ?? '' });
      const isClear = topic.group !== null && labelOf(topic.group.beyond / 100) === 'clear';
      const { pattern } = texts;
      const level = levelOf(topic) === 'clear' ? 'clear' : 'likely';
      return [
        say('pattern', pattern[isClear ? 'clear' : 'likely'], { whole }),
        ...withScene(seen, pattern.begin[level], pattern.beginPlainly[level]),
      ];
    },
    names: 'group',
  },
  place: {
    fits: ({ topic }) => topic.weakest !== null,
    write: (seen) => {
      const perception = seen.topic.weakest?.name ?? '';
      return [...finding(seen), seen.say('place', texts.place, { perception })];
    },
    names: 'perception',
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
      const { two } = texts;
      return [say('two', two[level], values), ...withScene(seen, two.begin, two.beginPlainly)];
    },
    names: 'second',
  },
};

export interface Opening {
  readonly paragraph: string;
  /** What it names beside the one behaviour. */
  readonly names: Shape['names'] | null;
}

/** What the answers say of the first behaviour. */
export function writeOpening(
  { say, choose }: Phrases,
  topics: readonly Topic[],
  strength: Strength | null,
  wishes: Wishes,
): Opening {
  const [topic, ...others] = topics.filter(isOutOfBalance);
  if (topic === undefined) return { paragraph: '', names: null };
  const seen: Seen = {
    say: withoutUnwanted(say, wishes),
    topic,
    others,
    strength,
    leaveOut: wishes.leaveOut,
  };
  const fitting = Object.values(shapes).filter(({ fits }) => fits(seen));
  const shape = choose('shape', fitting);
  const paragraph = (shape?.write(seen) ?? []).filter(Boolean).join(' ');
  return { paragraph, names: shape?.names ?? null };
}

export const isOutOfBalance = (topic: Topic): topic is Topic & { readonly side: Side } =>
  topic.side === 'much' || topic.side === 'little';

const withoutUnwanted =
  (say: Phrases['say'], { leaveOut, isShort }: Wishes): Phrases['say'] =>
  (slot, wordings, values) =>
    slot === 'meaning' && (isShort || leaveOut.has('definition')) ? '' : say(slot, wordings, values);

/** A sentence, and the scene that it announces where one is wanted. */
function withScene(
  { say, topic, leaveOut }: Seen,
  announcing: readonly Wording[],
  plain: Wording | readonly Wording[],
): string[] {
  const what = whatOf(topic);
  if (leaveOut.has('example')) return [say('finding', plain, { what })];
  return [say('finding', announcing, { what }), sceneOf(topic.side, topic.text)];
}

const finding = (seen: Seen) =>
  withScene(seen, texts.seen[levelOf(seen.topic)], texts.finding[levelOf(seen.topic)]);

/** “too much Order” */
export const whatOf = ({ side, name }: Topic & { readonly side: Side }) => texts.side[side]({ names: name });

const meaning = ({ say, topic: { name, text } }: Seen) =>
  say('meaning', texts.rightMeasure, { name, definition: begunSmall(text.definition) });

/** Behind a colon. */
export const begunSmall = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const strong = ({ say, strength }: Seen) =>
  strength === null ? '' : say('strong', texts.strengthFirst[strength.kind], { strength: strength.name });

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
