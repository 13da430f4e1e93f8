import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { Answer, Question } from '@fourfold/measurement/questionnaire/types.ts';
import { drawInteger, type Random } from '@fourfold/measurement/random.ts';
import type { Standing } from '@fourfold/measurement/simulation/draw-people.ts';
import type { Manner } from '@fourfold/measurement/simulation/manner.ts';
import { createRespondents } from '@fourfold/measurement/simulation/respond.ts';
import { createPersonWorld, type PersonWorldName } from '../worlds/person-worlds.ts';

/**
 * Simulated respondents for trying the verdicts on: who they are, and what they do instead of answering.
 *
 * Example: `respondentsOf(questionnaire, { replace: randomBehaviours })('r1', random)`.
 */
export interface Habit {
  readonly world?: PersonWorldName;
  /** How far from balanced people stand, of what is usual. */
  readonly scale?: number;
  readonly manner?: Manner;
  /** Median seconds a question; 5.5 is the pace that the questionnaire is written for. */
  readonly seconds?: number;
  /** Another option than the honest one, or null where the honest one stays. */
  readonly replace?: (question: Question, random: Random) => string | null;
}

export type Respondents = (id: string, random: Random) => Answer[];

const WRITTEN_FOR = 5.5;
const PEOPLE_IN_A_WORLD = 20;

export function respondentsOf(questionnaire: Questionnaire, habit: Habit): Respondents {
  const { world = 'as keyed', scale = 1, manner = 'honest', seconds = WRITTEN_FOR, replace } = habit;
  let [people, made] = [0, createPersonWorld(questionnaire, world, () => 0.5)];
  let respond = createRespondents(made.world);
  return (id, random) => {
    if (people++ % PEOPLE_IN_A_WORLD === 0) {
      made = createPersonWorld(questionnaire, world, random);
      respond = createRespondents(made.world);
    }
    const answers = respond(id, scaled(made.draw(random), scale), manner, random);
    return answers.map((answer) => {
      const question = questionnaire.questions.get(answer.questionKey) as Question;
      const optionKey = replace?.(question, random) ?? answer.optionKey;
      return { ...answer, optionKey, seconds: ((answer.seconds ?? 0) * seconds) / WRITTEN_FOR };
    });
  };
}

const scaled = ({ behaviour, perception }: Standing, scale: number): Standing => ({
  behaviour: behaviour.map((value) => value * scale),
  perception: perception.map((value) => value * scale),
});

export const anyOption = ({ options }: Question, random: Random): string =>
  options[drawInteger(random, options.length)]?.key as string;

export const randomBehaviours = (question: Question, random: Random): string | null =>
  question.kind === 'tendency' ? anyOption(question, random) : null;

/** The favourable pole of everything that has one, and any option of the rest. */
export const flattering = (question: Question, random: Random): string =>
  question.kind === 'tendency' ? anyOption(question, random) : favourable(question);

export const everySecond = (question: Question, random: Random): string | null =>
  random() < 0.5 ? anyOption(question, random) : null;

function favourable({ options }: Question): string {
  const weight = (option: (typeof options)[number]): number => option.loadings[0]?.weight ?? 0;
  return options.reduce((best, option) => (weight(option) > weight(best) ? option : best)).key;
}
