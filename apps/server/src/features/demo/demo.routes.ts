import { demoQuestions } from '@fourfold/content';
import { getDemoQuestionnaire, scoreDemo } from '@fourfold/contract/calls';
import { demoQuestionnaires } from '@fourfold/contract/words';
import { loadMeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import { notFound } from '../../kernel/http/app-error.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { emptySheet, mergeEntries, readSheet } from '../assessment/answer-sheet.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { presentQuestion } from '../assessment/present-questions.ts';
import { readAnswerItems } from '../assessment/read-answer-items.ts';
import { demoScores } from './demo-scores.ts';

/** Stands for a visitor, who has no response: all visitors see the same order. */
const visitor = 'demo';

/** Its questions were chosen among those of version 1. */
const chosenFrom = { design_version: '1', form: 'full', question_set: 0 };

export async function demoRoutes(serve: Serve, { of }: AskedQuestionnaire): Promise<void> {
  const questionnaire = of(chosenFrom);
  const texts = await spokenData(loadMeasureTexts);
  const words = { ...texts.behaviours, ...texts.perceptions };
  const sheet = emptySheet(questionnaire);
  const places = demoQuestions.map(({ key }) => questionnaire.places.get(key) ?? 0);
  const questions = places.map((place, index) =>
    presentQuestion(questionnaire, visitor, sheet, { place, number: index + 1 }),
  );

  serve(getDemoQuestionnaire, async ({ params }) => ({ name: nameOf(params.questionnaire), questions }));
  serve(scoreDemo, async ({ params, body }) => {
    nameOf(params.questionnaire);
    const now = new Date();
    const merged = mergeEntries(sheet, readAnswerItems(questionnaire, body.answers), { now, begunAt: now });
    const answered = merged.sheet ?? sheet;
    const { scores, perceptions } = demoScores(questionnaire, readSheet(questionnaire, answered));
    const named = <T extends { readonly key: string }>(score: T) => ({
      ...score,
      name: words[score.key]?.name ?? score.key,
      definition: words[score.key]?.definition ?? '',
    });
    return { scores: scores.map(named), perceptions: perceptions.map(named) };
  });
}

function nameOf(questionnaire: string): string {
  if (!Object.hasOwn(demoQuestionnaires, questionnaire)) throw notFound();
  return demoQuestionnaires[questionnaire as keyof typeof demoQuestionnaires]();
}
