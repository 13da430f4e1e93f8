import type { Verdict } from '@fourfold/measurement';
import type { Queries } from '../../../kernel/database/database.ts';
import { findRespondent, type Respondent } from '../../assessment/respondent.repository.ts';
import { keysOfReport } from '../../culture/keys/keys-of-person.ts';
import { profileOf } from '../../person/person.service.ts';
import { listPlansFor } from '../../plans/plans.repository.ts';
import { presentQuality } from '../../profile/profile.presenter.ts';
import { findScores } from '../../profile/profile.repository.ts';
import type { ReportParts } from '../report-parts.ts';
import { findOrganisation, type StoredReport } from '../reports.repository.ts';
import { personResults } from './person-results.ts';
import type { PersonResults, WritingBasis } from './report-basis.ts';

type About = Pick<
  StoredReport,
  | 'id'
  | 'organisation_id'
  | 'author_id'
  | 'response_id'
  | 'first_name'
  | 'overactivated'
  | 'area_1'
  | 'area_2'
> & {
  /** Of the results that it was written from; null before it is written, and where it is to be written anew. */
  readonly results_version: string | null;
};

/** Everything that a report is built on. What was written keeps the keys that it was written with. */
export async function readBasis(parts: ReportParts, report: About): Promise<WritingBasis> {
  const { db } = parts;
  const { response_id: responseId, organisation_id: organisationId } = report;
  const person = responseId === null ? undefined : await findRespondent(db, responseId);
  return {
    // The person's own, so that writing the same report again is writing the same.
    seed: responseId ?? report.id,
    firstName: report.first_name,
    lastName: person?.last_name ?? null,
    organisation: (await findOrganisation(db, organisationId)).name,
    author: await findAuthor(db, report.author_id),
    worksHere: person?.kind !== 'candidate',
    plans: person === undefined ? [] : await listPlans(parts, person),
    overactivated: report.overactivated,
    areas: [report.area_1, report.area_2].filter((key) => key !== null),
    results: responseId === null ? null : await readResults(parts, responseId, report.results_version),
  };
}

async function findAuthor(db: Queries, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return user === undefined ? null : `${user.first_name} ${user.last_name}`;
}

/** Of the person's department, as far as everyone there may know of them; a candidate has none yet. */
async function listPlans(
  { db, clock }: ReportParts,
  { organisation_id, department_id, kind }: Respondent,
): Promise<WritingBasis['plans']> {
  if (kind !== 'employee') return [];
  const now = clock();
  const rows = await listPlansFor(db, organisation_id, department_id, { since: now, now });
  return rows.flatMap(({ kind: about, measure_key, direction }) =>
    about === 'opportunity' ? [{ measure_key, direction }] : [],
  );
}

/** Null where there is nothing to score: the answers belong to a questionnaire that is no longer in use. */
export async function readResults(
  parts: ReportParts,
  responseId: string,
  version: string | null,
): Promise<PersonResults | null> {
  const { db, words, questionnaire } = parts;
  const person = await findRespondent(db, responseId);
  if (person === undefined) return null;
  const keys = await keysOfReport(db, version, person);
  const [profile, scores] = [
    await profileOf(parts, responseId, words, keys),
    await findScores(db, responseId),
  ];
  if (profile === null || scores === undefined) return null;
  const { verdict, reasons } = presentQuality(scores);
  const groups = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
  return personResults(profile, { verdict: verdict as Verdict, reasons }, words, groups);
}
