import { messages } from '@fourfold/contract/words';
import {
  type AskedForm,
  askedPlaces,
  DESIGN_VERSION,
  DESIGN_VERSIONS,
  type Form,
  loadQuestionnaire,
  loadTexts,
  minutesFor,
  type Question,
  type Questionnaire,
  type QuestionText,
  questionOrder,
} from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import { AppError } from '../../kernel/http/app-error.ts';
import { Latest } from '../../kernel/latest.ts';

/**
 * What one response is asked: a version of the questionnaire with its words, the questions of a form, and where each of
 * them stands in a stored sheet. A sheet has a place for every question of its version, asked or not.
 */
export interface AskedQuestionnaire extends Questionnaire {
  readonly form: AskedForm;
  readonly texts: ReadonlyMap<string, QuestionText>;
  /** About how long it takes, by its words. */
  readonly minutes: number;
  /** Of the questions of the form alone. */
  readonly places: ReadonlyMap<string, number>;
  /** Of the form, in a respondent's own order. */
  readonly orderOf: (responseId: string) => readonly number[];
  /** The questions of any response, whichever version and form it has. Throws `other_design` for one that is gone. */
  readonly of: (response: AskedResponse) => AskedQuestionnaire;
}

/** What a response says of its questions: the version of its round, or of its answers. */
export interface AskedResponse {
  readonly design_version: string;
  readonly form: string;
  readonly question_set: number;
}

/** People who save have usually saved a minute ago, so this many respondents' orders are kept at hand. */
const ordersKept = 1000;

let loaded: Promise<AskedQuestionnaire> | undefined;

/** What new rounds ask, in full, and by it what every response is asked. Read once. */
export const loadAskedQuestionnaire = (): Promise<AskedQuestionnaire> => {
  loaded ??= read();
  return loaded;
};

type Versions = ReadonlyMap<string, Questionnaire & Pick<AskedQuestionnaire, 'texts'>>;

async function read(): Promise<AskedQuestionnaire> {
  const versions: Versions = new Map(
    await Promise.all(
      DESIGN_VERSIONS.map(async (version) => {
        const questionnaire = loadQuestionnaire(version);
        const texts = await spokenData((language) => loadTexts(questionnaire.design, language));
        return [version, { ...questionnaire, texts }] as const;
      }),
    ),
  );
  const made = new Map<string, AskedQuestionnaire>();
  const of = ({ design_version, form, question_set }: AskedResponse): AskedQuestionnaire => {
    const name = `${design_version} ${form} ${question_set}`;
    const found =
      made.get(name) ?? make(versions, design_version, { form: form as Form, set: question_set }, of);
    made.set(name, found);
    return found;
  };
  return of({ design_version: DESIGN_VERSION, form: 'full', question_set: 0 });
}

function make(
  versions: Versions,
  version: string,
  form: AskedForm,
  of: AskedQuestionnaire['of'],
): AskedQuestionnaire {
  const questionnaire = versions.get(version);
  if (questionnaire === undefined) throw new AppError('other_design', messages.otherDesign());
  const { questions } = questionnaire.design;
  const asked = askedPlaces(questionnaire.design, form);
  const places = new Map(asked.map((place) => [questions[place]?.key ?? '', place]));
  const orders = new Latest<readonly number[]>({ most: ordersKept });
  return {
    ...questionnaire,
    form,
    minutes: minutesFor(questionnaire.design, questionnaire.texts, asked),
    places,
    orderOf: (responseId) =>
      orders.getOr(responseId, () =>
        questionOrder(questionnaire.design, responseId).flatMap((key) => places.get(key) ?? []),
      ),
    of,
  };
}

/** How many questions are asked. */
export const countAsked = ({ places }: AskedQuestionnaire): number => places.size;

export function questionAt({ design }: Questionnaire, place: number): Question {
  const question = design.questions[place];
  if (question === undefined) throw new RangeError(`The questionnaire has no question at ${place}.`);
  return question;
}
