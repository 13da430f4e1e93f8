import {
  loadQuestionnaire,
  loadTexts,
  type Question,
  type Questionnaire,
  type QuestionText,
  questionOrder,
} from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';

/** The questionnaire in use with its words, and where each question stands in a stored sheet. */
export interface AskedQuestionnaire extends Questionnaire {
  readonly texts: ReadonlyMap<string, QuestionText>;
  readonly places: ReadonlyMap<string, number>;
  /** The places of all questions in a respondent's own order. */
  readonly orderOf: (responseId: string) => readonly number[];
}

/** Whoever saves has saved a minute ago: this many respondents' orders are kept at hand. */
const ordersKept = 1000;

let loaded: Promise<AskedQuestionnaire> | undefined;

/** Read once: every feature that asks has the same. */
export const loadAskedQuestionnaire = (): Promise<AskedQuestionnaire> => {
  loaded ??= read();
  return loaded;
};

async function read(): Promise<AskedQuestionnaire> {
  const questionnaire = loadQuestionnaire();
  const { design } = questionnaire;
  const places = new Map(design.questions.map(({ key }, place) => [key, place]));
  return {
    ...questionnaire,
    texts: await spokenData((language) => loadTexts(design, language)),
    places,
    orderOf: keepLatest(ordersKept, (responseId) =>
      questionOrder(design, responseId).map((key) => places.get(key) ?? 0),
    ),
  };
}

/** Makes what belongs to a key once, as long as not so many others have come after. */
function keepLatest<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    // Last in the row again, so that the first is the one whose turn was longest ago.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return value;
  };
}

export function questionAt({ design }: Questionnaire, place: number): Question {
  const question = design.questions[place];
  if (question === undefined) throw new RangeError(`The questionnaire has no question at ${place}.`);
  return question;
}
