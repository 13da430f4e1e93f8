import { askedPlaces, PULSE_SETS } from '@fourfold/measurement/questionnaire/forms.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { loadTexts } from '@fourfold/measurement/questionnaire/load-texts.ts';
import { minutesFor, SECONDS_A_CHOICE, WORDS_A_MINUTE } from '@fourfold/measurement/questionnaire/minutes.ts';

const { design } = loadQuestionnaire();
const texts = await loadTexts(design, 'en');

/**
 * What each form asks and about how long it takes, in the version that is asked now.
 *
 * Example: `factsOfForms()['minutes: candidate']` is `8` in version 1.
 */
export function factsOfForms(): Readonly<Record<string, string>> {
  const places = (['full', 'candidate', 'pulse'] as const).map(
    (form) => [form, askedPlaces(design, { form, set: 0 })] as const,
  );
  return {
    ...Object.fromEntries(
      places.flatMap(([form, asked]) => [
        [`questions: ${form}`, String(asked.length)],
        [`minutes: ${form}`, String(minutesFor(design, texts, asked))],
      ]),
    ),
    'sets of a pulse': String(PULSE_SETS),
    'words read a minute': String(WORDS_A_MINUTE),
    'seconds a choice': String(SECONDS_A_CHOICE),
  };
}
