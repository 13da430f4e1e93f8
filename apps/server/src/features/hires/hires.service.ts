import type { getHires, QueryOf } from '@fourfold/contract/calls';
import type { CandidateAnswer, HiresAnswer } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { DESIGN_VERSION, DESIGN_VERSIONS, loadMeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import type { Membership } from '../../kernel/http/access.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import type { CultureParts } from '../culture/culture-parts.ts';
import { newestVersion } from '../culture/keys/keys-of-round.ts';
import { type IndividualScope, individualScope, promisedOtherwise } from '../person/individual-scope.ts';
import { findSuperseded } from '../person/superseded.ts';
import { findReached } from '../vacancies/vacancies.repository.ts';
import type { CompareOnce } from './compare-once.ts';
import { compareWithNewest } from './compare-with-newest.ts';
import { besideVersion, findTeam, type Team } from './find-team.ts';
import { placeTeam, presentCandidate, presentCompared } from './hires.presenter.ts';
import { type CandidateRow, listCandidates, type ShownCandidate } from './hires.repository.ts';
import { listSheets } from './interview-sheets.repository.ts';
import { presentInterviews } from './present-interviews.ts';
import { sampleHires } from './sample-hires.ts';
import { hiresSentence, nobodyWithoutVacancy, withheldSentence } from './sentences.ts';

export interface HiresParts extends CultureParts {
  readonly compare: CompareOnce;
}

export interface Shown<Answer> {
  readonly answer: Answer;
  /** Whose results this shows; empty for the sample. */
  readonly responseIds: readonly string[];
}

/** Candidates beside a team. Nobody's own figures without the candidate's contract, no team's without the gate. */
export async function readHires(
  parts: HiresParts,
  membership: Membership,
  { vacancy, team: asked }: QueryOf<typeof getHires>,
): Promise<Shown<HiresAnswer>> {
  const scope = individualScope(membership);
  const rows = await listCandidates(parts.db, scope, { vacancy });
  const submitted = rows.filter(({ submitted_at }) => submitted_at !== null);
  const declined = rows.filter(
    ({ submitted_at, declined_at }) => submitted_at === null && declined_at !== null,
  ).length;
  const waiting = rows.length - submitted.length - declined;
  // The sample stands for the whole list: beside real candidates of a vacancy it would look like more of them.
  if (submitted.length === 0 && vacancy === undefined) {
    return { answer: await sampleHires(parts, { waiting, declined }), responseIds: [] };
  }
  const preferred = await teamOf(parts, scope, vacancy, rows);
  const team = await findTeam(parts, membership, { asked, preferred });
  const readable = submitted.filter(isShown);
  const design = team.design ?? readable[0]?.design_version ?? DESIGN_VERSION;
  const shown = readable.filter(({ design_version }) => design_version === design);
  const { candidates, competencies } = await compareAll(parts, scope, shown, { ...team, design });
  const sentenceFor = () => {
    if (vacancy === 'none' && rows.length === 0) return nobodyWithoutVacancy();
    return team.team === null && team.withheld !== null
      ? withheldSentence(shown.length)
      : hiresSentence(candidates, team.team, competencies);
  };
  return {
    answer: {
      ...comparisonOf(team),
      keys_version: (await newestVersion(parts.db, design)).name,
      team_id: team.id,
      sentence: sentenceFor(),
      teams: [...team.teams],
      competencies,
      asked_for: await askedFor(parts, scope, vacancy, rows),
      candidates,
      waiting,
      declined,
      not_shown: submitted.length - shown.length,
    },
    responseIds: candidates.map(({ response_id }) => response_id),
  };
}

/** The team of the vacancy, also while nobody is invited for it. */
async function teamOf(
  parts: HiresParts,
  scope: IndividualScope,
  vacancy: string | undefined,
  [row]: readonly CandidateRow[],
): Promise<string | null> {
  if (row !== undefined && isOne(vacancy)) return row.team;
  return (await findVacancy(parts, scope, vacancy))?.department_id ?? null;
}

/** What the vacancy names, also while nobody is invited for it. */
async function askedFor(
  parts: HiresParts,
  scope: IndividualScope,
  vacancy: string | undefined,
  [row]: readonly CandidateRow[],
): Promise<string[]> {
  if (row !== undefined && isOne(vacancy)) return row.asked_for ?? [];
  return (await findVacancy(parts, scope, vacancy))?.asked_for ?? [];
}

const isOne = (vacancy: string | undefined): vacancy is string => vacancy !== undefined && vacancy !== 'none';

const findVacancy = async (
  { db }: HiresParts,
  { organisationId, reach: { candidate: reach } }: IndividualScope,
  vacancy: string | undefined,
) =>
  !isOne(vacancy) || reach === null ? undefined : await findReached(db, { organisationId, reach }, vacancy);

export async function readCandidate(
  parts: HiresParts,
  membership: Membership,
  responseId: string,
  asked: string | undefined,
): Promise<CandidateAnswer> {
  const scope = individualScope(membership);
  const row = await requireCandidate(parts, scope, responseId);
  const later = (await findSuperseded(parts.db, scope, [row])).get(row.id) ?? null;
  const found = await findTeam(parts, membership, { asked, preferred: row.team });
  const team = besideVersion(found, row.design_version);
  const { keys_version, ...computed } = await compareWithNewest(parts, row.design_version, {
    team: team.encoded,
    candidates: [sheetOf(row)],
  });
  return {
    ...comparisonOf(team),
    keys_version,
    ...(await presentCandidate(row, later, computed, team.team)),
    interviews: presentInterviews(
      await listSheets(parts.db, { organisationId: scope.organisationId, responseId }),
    ),
  };
}

/** A candidate whose results this member may see; throws 404, 403 or 409 and says why. */
export async function requireCandidate(
  parts: HiresParts,
  scope: IndividualScope,
  responseId: string,
): Promise<ShownCandidate> {
  const [row] = await listCandidates(parts.db, scope, { responseId });
  if (row === undefined) throw notFound();
  if (row.submitted_at === null) throw new AppError('conflict', messages.notSubmittedYet());
  if (!row.was_promised) throw promisedOtherwise();
  if (!isShown(row)) throw new AppError('other_design', messages.otherDesign());
  return row;
}

const isShown = (row: CandidateRow): row is ShownCandidate =>
  row.submitted_at !== null &&
  row.was_promised === true &&
  row.choices !== null &&
  row.design_version !== null &&
  DESIGN_VERSIONS.includes(row.design_version);

const sheetOf = ({ choices, asked_for }: ShownCandidate) => ({ answers: choices, asked: asked_for ?? [] });

const comparisonOf = ({ team, withheld }: Team) => ({
  state: team === null ? ('withheld' as const) : ('figures' as const),
  withheld,
  team,
  fair_use: messages.fairUse(),
});

async function compareAll(
  parts: HiresParts,
  scope: IndividualScope,
  rows: readonly ShownCandidate[],
  { encoded, design }: Pick<Team, 'encoded'> & { readonly design: string },
): Promise<Pick<HiresAnswer, 'candidates' | 'competencies'>> {
  const computed = await compareWithNewest(parts, design, {
    team: encoded,
    candidates: rows.map(sheetOf),
  });
  const later = await findSuperseded(parts.db, scope, rows);
  const texts = await spokenData(loadMeasureTexts);
  return {
    competencies: placeTeam(computed, texts),
    candidates: rows.flatMap((row, at) => {
      const candidate = computed.candidates[at];
      if (candidate === undefined) return [];
      return presentCompared(row, later.get(row.id) ?? null, candidate, computed.team, texts);
    }),
  };
}
