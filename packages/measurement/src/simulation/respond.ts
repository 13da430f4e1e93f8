import { optionOrder } from '../presentation-order/option-order.ts';
import { questionOrder } from '../presentation-order/question-order.ts';
import { isTurned } from '../quality/evidence-models.ts';
import type { ModelQuestion } from '../questionnaire/model.ts';
import type { Answer, Question } from '../questionnaire/types.ts';
import { drawInteger, type Random } from '../random.ts';
import { drawLean, pickOption } from './choose.ts';
import type { Standing } from './draw-people.ts';
import { type Manner, tapIn } from './manner.ts';
import { drawPace } from './pace.ts';
import type { World } from './world.ts';

/**
 * A whole response of a simulated person: all questions in the order and with the options where
 * this response's screen has them, mirrors and seconds included.
 *
 * A mirror is answered like its construct, drawn anew, in the mirror's order of steps.
 *
 * Example: `readAnswers(questionnaire, createRespondents(world)('r1', standing, 'honest',
 * random))`.
 */
export type Respond = (id: string, standing: Standing, manner: Manner, random: Random) => Answer[];

export function createRespondents(world: World): Respond {
  const { design, questions } = world.questionnaire;
  const scored = new Map<string, ModelQuestion>();
  for (const model of [world.models.behaviour, world.models.perception]) {
    for (const question of model.questions) scored.set(question.key, question);
  }
  const answerHonestly = (question: Question, standing: Standing, lean: number, random: Random): string => {
    const kind = question.kind === 'tendency' ? 'behaviour' : 'perception';
    const asked = scored.get(question.mirrorOf ?? question.key) as ModelQuestion;
    const turned = isTurned(question, questions);
    const ownLean = kind === 'behaviour' ? 0 : turned ? -lean : lean;
    const option = pickOption(asked, world.models[kind].popularity, standing[kind], ownLean, random);
    return asked.optionKeys[turned ? asked.optionKeys.length - 1 - option : option] as string;
  };
  return (id, standing, manner, random) => {
    const lean = drawLean(world, random);
    const seconds = drawPace(random);
    const tap = tapIn(manner, random);
    const say = (question: Question): string =>
      manner === 'random' ? pickAny(question, random) : answerHonestly(question, standing, lean, random);
    // In the design's order, so that one person says the same whatever the id and the order that comes from it.
    const said = new Map(design.questions.map((question) => [question.key, say(question)]));
    const order = questionOrder(design, id);
    return order.map((questionKey, place) => {
      const question = questions.get(questionKey) as Question;
      const shown = optionOrder(question, id);
      const tapped = tap(place, order.length, shown.length);
      const optionKey = (tapped === null ? said.get(questionKey) : shown[tapped]) as string;
      return { questionKey, optionKey, seconds: seconds() };
    });
  };
}

const pickAny = ({ options }: Question, random: Random): string =>
  options[drawInteger(random, options.length)]?.key as string;
