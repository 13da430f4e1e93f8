import {
  type Form,
  type MeasureKind,
  type PersonSummary,
  type Profile,
  profilePerson,
  type ScoredResponse,
  scoreResponse,
  summarisePerson,
} from '@fourfold/measurement';
import { type AnswerSheet, readSheet } from '../assessment/answer-sheet.ts';
import type { AskedQuestionnaire, AskedResponse } from '../assessment/asked-questionnaire.ts';
import type { PersonKeys } from '../culture/keys/keys-of-person.ts';
import type { Words } from './load-words.ts';

/** One person's answers as figures: every score with its interval, and what stands out for sure enough to be named. */
export interface ScoredProfile {
  readonly scored: ScoredResponse;
  readonly behaviour: Profile;
  readonly perception: Profile;
  readonly summary: PersonSummary;
  /** What was asked: the other half holds nothing but what is believed of anybody. */
  readonly kinds: readonly MeasureKind[];
  /** Whether single measures may be told of this person. */
  readonly single: boolean;
  /** Which says what the keys say. */
  readonly questionnaire: AskedQuestionnaire;
}

type StoredSheet = AnswerSheet & AskedResponse & { readonly response_id: string };

/**
 * From the answers, not from the stored estimates: intervals of competencies need all of what is known of a person. The
 * keys have to be of the version that was answered.
 */
export function scoreProfile(
  asked: AskedQuestionnaire,
  sheet: StoredSheet,
  { links }: Words,
  keys: PersonKeys,
): ScoredProfile {
  const { models, errors } = keys;
  const questionnaire = { ...asked.of(sheet), models };
  const scored = scoreResponse(questionnaire, sheet.response_id, readSheet(questionnaire, sheet));
  const behaviour = profilePerson(models.behaviour, scored.estimates.behaviour, errors.behaviour);
  const perception = profilePerson(models.perception, scored.estimates.perception, errors.perception);
  const { form } = questionnaire.form;
  const single = form !== 'pulse';
  const groups = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
  const summary = single ? summarisePerson(behaviour, perception, links, groups) : nothingNamed;
  return { scored, behaviour, perception, summary, kinds: kindsOf[form], single, questionnaire };
}

const kindsOf: Readonly<Record<Form, readonly MeasureKind[]>> = {
  full: ['behaviour', 'perception'],
  candidate: ['behaviour'],
  pulse: ['behaviour', 'perception'],
};

const nothingNamed: PersonSummary = { overactivated: null, developmentAreas: [] };
