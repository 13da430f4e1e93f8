import {
  loadQuestionnaire,
  loadTexts,
  type Question,
  type Questionnaire,
  type QuestionText,
} from '@fourfold/measurement';

/** The questionnaire in use with its words, and where each question stands in a stored sheet. */
export interface AskedQuestionnaire extends Questionnaire {
  readonly texts: ReadonlyMap<string, QuestionText>;
  readonly places: ReadonlyMap<string, number>;
}

export async function loadAskedQuestionnaire(): Promise<AskedQuestionnaire> {
  const questionnaire = loadQuestionnaire();
  const { questions } = questionnaire.design;
  return {
    ...questionnaire,
    texts: await loadTexts(questionnaire.design, 'en'),
    places: new Map(questions.map(({ key }, place) => [key, place])),
  };
}

export function questionAt({ design }: Questionnaire, place: number): Question {
  const question = design.questions[place];
  if (question === undefined) throw new RangeError(`The questionnaire has no question at ${place}.`);
  return question;
}
