import {
  type PersonSummary,
  type Profile,
  profilePerson,
  type ScoredResponse,
  scoreResponse,
  summarisePerson,
} from '@fourfold/measurement';
import { type AnswerSheet, readSheet, requireDesign } from '../assessment/answer-sheet.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { type KeyCovariances, keyCovariances } from '../assessment/key-covariance.ts';
import type { Words } from './load-words.ts';

/** One person's answers as figures: every score with its interval, and what stands out for sure enough to be named. */
export interface ScoredProfile {
  readonly scored: ScoredResponse;
  readonly behaviour: Profile;
  readonly perception: Profile;
  readonly summary: PersonSummary;
}

type StoredSheet = AnswerSheet & { readonly response_id: string; readonly design_version: string };

/** From the answers, not from the stored estimates: intervals of competencies need all of what is known of a person. */
export async function scoreProfile(
  questionnaire: AskedQuestionnaire,
  sheet: StoredSheet,
  { links }: Words,
): Promise<ScoredProfile> {
  requireDesign(questionnaire, sheet);
  return scoreWith(questionnaire, sheet, links, await keyCovariances());
}

function scoreWith(
  questionnaire: AskedQuestionnaire,
  sheet: StoredSheet,
  links: Words['links'],
  keys: KeyCovariances,
): ScoredProfile {
  const scored = scoreResponse(questionnaire, sheet.response_id, readSheet(questionnaire, sheet));
  const { models } = questionnaire;
  const behaviour = profilePerson(models.behaviour, scored.estimates.behaviour, keys.behaviour);
  const perception = profilePerson(models.perception, scored.estimates.perception, keys.perception);
  return { scored, behaviour, perception, summary: summarisePerson(behaviour, perception, links) };
}
