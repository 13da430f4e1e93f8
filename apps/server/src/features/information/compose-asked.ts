import type { AskedPart, ResponseForm } from '@fourfold/contract/schemas';
import { lineOf } from '@fourfold/contract/words';
import { PULSE_SETS } from '@fourfold/measurement';
import { say } from '@fourfold/words';
import { type AskedQuestionnaire, questionAt } from '../assessment/asked-questionnaire.ts';

/** Every question that the form may ask, with all its options: of a pulse those of one person's set, or of all sets. */
export function composeAsked(
  questionnaire: AskedQuestionnaire,
  form: ResponseForm,
  versions: readonly string[],
  ownSet: number | null,
): AskedPart[] {
  return versions.flatMap((design_version) =>
    ([true, false] as const)
      .map((isTendency) =>
        partOf(setsOf(questionnaire, design_version, form, ownSet), isTendency, versions.length > 1),
      )
      .filter(({ questions }) => questions.length > 0),
  );
}

function setsOf(
  questionnaire: AskedQuestionnaire,
  design_version: string,
  form: ResponseForm,
  ownSet: number | null,
): AskedQuestionnaire[] {
  if (ownSet !== null) return [questionnaire.of({ design_version, form, question_set: ownSet })];
  const sets = form === 'pulse' ? PULSE_SETS : 1;
  return Array.from({ length: sets }, (_, question_set) =>
    questionnaire.of({ design_version, form, question_set }),
  );
}

function partOf(
  sets: readonly AskedQuestionnaire[],
  isTendency: boolean,
  severalVersions: boolean,
): AskedPart {
  const [asked] = sets as [AskedQuestionnaire];
  const places = [...new Set(sets.flatMap(({ places }) => [...places.values()]))]
    .toSorted((a, b) => a - b)
    .filter((place) => (questionAt(asked, place).kind === 'tendency') === isTendency);
  const { version } = asked.design;
  const title = isTendency
    ? say('{count} questions about how you work', { count: places.length })
    : say('{count} questions about how you see work', { count: places.length });
  return {
    title: severalVersions ? say('{title} (version {version})', { title, version }) : title,
    note: isTendency ? tendencyNote() : lineNote(asked, places),
    questions: places.map((place) => present(asked, place)),
  };
}

const tendencyNote = () => say('Each person chooses the option that is most like them.');

/** Names the steps as they are offered: their beginnings are the same on every line. */
function lineNote(asked: AskedQuestionnaire, places: readonly number[]): string {
  const [place] = places;
  const options = place === undefined ? [] : (asked.texts.get(questionAt(asked, place).key)?.options ?? []);
  const [clearly = '', more = ''] = options.map(({ text }) => text.split(':')[0] ?? '');
  const steps = say(
    'Each question offers two opposites and four possible answers: “{clearly}” or “{more}” for each opposite.',
    { clearly, more },
  );
  const mirrors = places.filter((at) => questionAt(asked, at).kind === 'mirror').length;
  if (mirrors === 0) return steps;
  const again = say(
    '{mirrors, plural, one {# question asks} other {# questions ask}} the same thing as another question, in different words. {mirrors, plural, one {It is} other {They are}} not scored. {mirrors, plural, one {It shows} other {They show}} whether the answers agree.',
    { mirrors },
  );
  return `${steps} ${again}`;
}

function present(asked: AskedQuestionnaire, place: number): AskedPart['questions'][number] {
  const { key } = questionAt(asked, place);
  const { text = '', options = [] } = asked.texts.get(key) ?? {};
  const line = lineOf({ options });
  return { key, text, options: line === null ? options.map((one) => one.text) : [line.left, line.right] };
}
