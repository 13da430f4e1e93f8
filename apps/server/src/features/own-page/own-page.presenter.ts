import type { OwnPage, VisibilityContract } from '@fourfold/contract';
import {
  describeReason,
  type MeasureKind,
  type MeasureTexts,
  type NamedScore,
  profilePerson,
  type QualityTextsFile,
  type Reason,
  scoreResponse,
  type Verdict,
} from '@fourfold/measurement';
import type { Selectable } from 'kysely';
import type { ResponseScores, ScoreDisputes } from '../../database/schema.generated.ts';
import { type AnswerSheet, chosenKey, readSheet } from '../assessment/answer-sheet.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import type { KeyCovariances } from '../assessment/key-covariance.ts';

export interface Words {
  readonly measures: MeasureTexts;
  readonly quality: QualityTextsFile;
}

/** All scores of one person, the answers' and the keys' uncertainty in their intervals. */
export function presentProfile(
  questionnaire: AskedQuestionnaire,
  responseId: string,
  sheet: AnswerSheet,
  { words, keys }: { readonly words: Words; readonly keys: KeyCovariances },
): Pick<OwnPage, 'groups' | 'measures'> {
  const { estimates } = scoreResponse(questionnaire, responseId, readSheet(questionnaire, sheet));
  const groupOf = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
  const kinds = (['behaviour', 'perception'] as const).map((kind) => {
    const profile = profilePerson(questionnaire.models[kind], estimates[kind], keys[kind]);
    const texts = textsOf(words.measures, kind);
    return {
      groups: profile.groups.map((score) => presentScore(kind, score, texts.groups)),
      measures: profile.measures.map((score) => ({
        ...presentScore(kind, score, texts.measures),
        group: texts.groups[groupOf.get(score.key) ?? '']?.name ?? '',
      })),
    };
  });
  return {
    groups: kinds.flatMap(({ groups }) => groups),
    measures: kinds.flatMap(({ measures }) => measures),
  };
}

function textsOf({ behaviours, competencies, perceptions, domains }: MeasureTexts, kind: MeasureKind) {
  return kind === 'behaviour'
    ? { measures: behaviours, groups: competencies }
    : { measures: perceptions, groups: domains };
}

function presentScore(
  kind: MeasureKind,
  { key, score, low, high, band }: NamedScore,
  texts: Readonly<Record<string, { name: string; definition: string }>>,
) {
  const { name = key, definition = '' } = texts[key] ?? {};
  return {
    key,
    name,
    definition,
    kind,
    score: Math.round(score),
    low: Math.round(low),
    high: Math.round(high),
    band,
  };
}

export function presentAnswers(questionnaire: AskedQuestionnaire, sheet: AnswerSheet): OwnPage['answers'] {
  return questionnaire.design.questions.map(({ key }, place) => {
    const chosen = chosenKey(questionnaire, sheet, place);
    const words = questionnaire.texts.get(key);
    return {
      question: words?.text ?? '',
      answer: words?.options.find((option) => option.key === chosen)?.text ?? '',
    };
  });
}

export const presentQuality = (
  scores: Selectable<ResponseScores>,
  { quality }: Words,
): OwnPage['quality'] => ({
  verdict: scores.verdict as Verdict,
  reasons: (scores.reasons as unknown as Reason[]).map((reason) => describeReason(quality, reason)),
});

export const presentDisputes = (disputes: readonly Selectable<ScoreDisputes>[]): OwnPage['disputes'] =>
  disputes.map(({ measure_key, note, disputed_at }) => ({
    measure_key,
    note,
    at: disputed_at.toISOString(),
  }));

/** Frozen when it was acknowledged, in the shape that it had then. */
export const frozenVisibility = (stored: unknown) => stored as VisibilityContract;
