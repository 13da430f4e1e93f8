import type { PersonProfile } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { DESIGN_VERSIONS } from '@fourfold/measurement';
import type { Membership } from '../../kernel/http/access.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { findSheet } from '../assessment/respondent.repository.ts';
import { keysOfPerson, newestKeysOf, type PersonKeys } from '../culture/keys/keys-of-person.ts';
import { compareRounds, otherKeys, sayLink } from '../profile/compare-rounds.ts';
import type { Words } from '../profile/load-words.ts';
import { presentDisputes, presentProfile, presentQuality } from '../profile/profile.presenter.ts';
import { findScores, listDisputes } from '../profile/profile.repository.ts';
import { type ScoredProfile, scoreProfile } from '../profile/score-profile.ts';
import {
  type IndividualScope,
  individualScope,
  promisedOtherwise,
  shownInGroup,
} from './individual-scope.ts';
import { presentPerson, presentRounds } from './person.presenter.ts';
import { findReached, listRounds, type Reached } from './person.repository.ts';

export type PersonParts = Pick<AssessmentParts, 'db' | 'questionnaire' | 'clock'>;

/** A response whose results this member may see; throws 404, 403 or 409 and says why. */
export async function requireResults(
  { db }: Pick<PersonParts, 'db'>,
  scope: IndividualScope,
  responseId: string,
): Promise<Reached & { submitted_at: Date }> {
  const reached = await findReached(db, scope, responseId);
  if (reached === undefined) throw notFound();
  const { submitted_at } = reached;
  if (submitted_at === null) throw new AppError('conflict', messages.notSubmittedYet());
  if (!reached.was_promised) throw promisedOtherwise();
  if (reached.is_closed) throw shownInGroup();
  return { ...reached, submitted_at };
}

/**
 * One person's figures for the people who may see them, and the responses behind them: a change since the round before
 * shows that round's figures as well. Noting that they were seen is the caller's: see `noteViews`.
 */
export async function readPerson(
  parts: PersonParts,
  membership: Membership,
  responseId: string,
  words: Words,
): Promise<{ readonly profile: PersonProfile; readonly shown: readonly string[] }> {
  const { db } = parts;
  const scope = individualScope(membership);
  const reached = await requireResults(parts, scope, responseId);
  const keys = await keysOfPerson(db, reached);
  const profile = await profileOf(parts, responseId, words, keys);
  const scores = await findScores(db, responseId);
  if (profile === null || scores === undefined) throw notFound();
  const rounds = await listRounds(db, scope, reached);
  const before = rounds.find(
    ({ number }) => number < (rounds.find(({ id }) => id === responseId)?.number ?? 0),
  );
  const earlier = before === undefined ? null : await earlierProfile(parts, before.id, words, keys);
  const isShown = earlier !== null && before !== undefined;
  return {
    profile: {
      ...presentPerson(reached),
      ...presentProfile(profile, words),
      quality: presentQuality(scores),
      disputes: presentDisputes(await listDisputes(db, responseId)),
      rounds: presentRounds(rounds),
      changes: earlier === null ? [] : compareRounds(profile, earlier),
      changes_link: earlier === null ? null : sayLink(profile, earlier),
      earlier_keys_version: earlier === null ? null : otherKeys(profile, earlier),
    },
    shown: isShown ? [responseId, before.id] : [responseId],
  };
}

export async function profileOf(
  { db, questionnaire }: PersonParts,
  responseId: string,
  words: Words,
  keys: PersonKeys,
): Promise<ScoredProfile | null> {
  const sheet = await findSheet(db, responseId);
  return sheet === undefined ? null : scoreProfile(questionnaire, sheet, words, keys);
}

/**
 * With the keys of the later answers, as two rounds are. Answers to another version of the questionnaire have keys of
 * their own, the newest of it; nothing to show where that version is gone.
 */
async function earlierProfile(
  parts: PersonParts,
  id: string,
  words: Words,
  keys: PersonKeys,
): Promise<ScoredProfile | null> {
  const sheet = await findSheet(parts.db, id);
  if (sheet === undefined || !DESIGN_VERSIONS.includes(sheet.design_version)) return null;
  const own =
    sheet.design_version === keys.design ? keys : await newestKeysOf(parts.db, sheet.design_version);
  return scoreProfile(parts.questionnaire, sheet, words, own);
}
