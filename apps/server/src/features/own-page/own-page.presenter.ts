import type { OwnPage } from '@fourfold/contract/schemas';
import type { Role, ShownAs } from '@fourfold/contract/words';
import { type AnswerSheet, chosenKey } from '../assessment/answer-sheet.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import type { listViews } from '../person/profile-views.ts';

export function presentAnswers(questionnaire: AskedQuestionnaire, sheet: AnswerSheet): OwnPage['answers'] {
  return [...questionnaire.places].map(([key, place]) => {
    const chosen = chosenKey(questionnaire, sheet, place);
    const words = questionnaire.texts.get(key);
    return {
      question: words?.text ?? '',
      answer: words?.options.find((option) => option.key === chosen)?.text ?? '',
    };
  });
}

export const presentViews = (views: Awaited<ReturnType<typeof listViews>>): OwnPage['views'] =>
  views.map(({ first_name, last_name, role, shown, viewed_at }) => ({
    name: first_name === null ? null : `${first_name} ${last_name}`,
    role: role as Role,
    shown: shown as ShownAs,
    at: viewed_at.toISOString(),
  }));
