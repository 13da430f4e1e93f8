import { exportResponses } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { batchFields, statusNames } from '@fourfold/contract/words';
import { say, sentence } from '@fourfold/words';
import { record } from '../../kernel/audit/audit.ts';
import { readRows } from '../../kernel/database/read-rows.ts';
import { sendTable } from '../../kernel/exports/send-table.ts';
import type { Cell, ColumnKind } from '../../kernel/exports/table.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { columnHeads } from './batch-columns.ts';
import { namePeopleFile } from './name-people-file.ts';
import { presentListed } from './people.presenter.ts';
import { type ListQuery, listed } from './people.repository.ts';
import { type PeopleScope, scopeOf } from './people-scope.ts';

/** A moment in a workbook has no time zone: its column says it. In CSV each says its own. */
const columns = (isWorkbook: boolean) => [
  ...batchFields.map((field) => columnHeads[field]()),
  say('Vacancy'),
  say('Kind'),
  say('Form'),
  say('Round'),
  say('Status'),
  say('Percent'),
  isWorkbook ? say('Invited (UTC)') : say('Invited'),
  isWorkbook ? say('Submitted (UTC)') : say('Submitted'),
  say('Problem'),
  say('Answers'),
];

/** Two moments among cells that are what they are. */
const kinds: readonly ColumnKind[] = [
  ...Array.from({ length: 12 }, () => 'any' as const),
  'moment',
  'moment',
  'any',
  'any',
];

/** As the list says it. */
const verdictWords: Readonly<Record<NonNullable<SurveyResponse['verdict']>, () => string>> = {
  consistent: sentence('Consistent'),
  uninformative: sentence('Answers say too little'),
  check: sentence('Read with care'),
  unreliable: sentence('Can’t be relied on'),
};

/** The people list as a file, read while it is sent. It holds no results but whether answers can be relied on. */
export function peopleExportRoutes(serve: Serve, parts: AssessmentParts): void {
  serve(exportResponses, async ({ caller, query: { format, ...query }, reply }) => {
    const scope = scopeOf(caller.membership);
    const entry = { action: 'people.exported', details: { format } } as const;
    await record(
      parts.db,
      { ...entry, organisationId: scope.organisationId, userId: caller.userId },
      parts.clock(),
    );
    const part = query.kind === 'candidate' ? say('Candidates') : say('People');
    const { organisationId } = scope;
    await sendTable(
      reply,
      {
        name: await namePeopleFile(parts.db, { organisationId, part, round: query.round }),
        sheet: part,
        columns: columns(format === 'xlsx'),
        kinds,
        rows: toCells(parts, scope, query, caller.apiToken === null),
      },
      format,
    );
  });
}

async function* toCells(
  { db, clock, questionnaire }: AssessmentParts,
  scope: PeopleScope,
  query: Omit<ListQuery, 'page' | 'per_page'>,
  /** An API token that reads the people has not been given their results. */
  withVerdicts: boolean,
): AsyncGenerator<Cell[]> {
  for await (const row of readRows(db, listed(db, scope, query, clock()))) {
    const person = presentListed(row, questionnaire);
    yield [
      person.first_name,
      person.last_name,
      person.email,
      person.job_position,
      person.department,
      person.company,
      person.vacancy?.title ?? null,
      person.kind,
      person.form,
      person.round,
      statusNames[person.status](),
      person.percent,
      Date.parse(person.invited_at),
      person.submitted_at === null ? null : Date.parse(person.submitted_at),
      person.problem,
      withVerdicts && person.verdict !== null ? verdictWords[person.verdict]() : null,
    ];
  }
}
