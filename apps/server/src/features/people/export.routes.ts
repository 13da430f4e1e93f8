import { exportResponses } from '@fourfold/contract';
import { record } from '../../audit/audit.ts';
import { sendTable } from '../../exports/send-table.ts';
import type { Cell } from '../../exports/table.ts';
import type { Serve } from '../../http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { presentListed } from './people.presenter.ts';
import { type ListQuery, listPage } from './people.repository.ts';
import { type PeopleScope, scopeOf } from './people-scope.ts';

const page = 1000;
const columns = [
  'First name',
  'Last name',
  'E-mail',
  'Position',
  'Department',
  'Company',
  'Kind',
  'Status',
  'Percent',
  'Invited',
  'Submitted',
];

/** The people list as a file, read page by page while it is sent. It holds no results. */
export function peopleExportRoutes(serve: Serve, parts: AssessmentParts): void {
  serve(exportResponses, async ({ caller, query: { format, ...query }, reply }) => {
    const scope = scopeOf(caller.membership);
    const entry = { action: 'people.exported', details: { format } } as const;
    await record(
      parts.db,
      { ...entry, organisationId: scope.organisationId, userId: caller.userId },
      parts.clock(),
    );
    await sendTable(reply, { name: 'People', columns, rows: readRows(parts, scope, query) }, format);
  });
}

async function* readRows(
  { db, clock, questionnaire }: AssessmentParts,
  scope: PeopleScope,
  query: Omit<ListQuery, 'page' | 'per_page'>,
): AsyncGenerator<Cell[]> {
  const now = clock();
  for (let offset = 0; ; offset += page) {
    const rows = await listPage(db, scope, { ...query, limit: page, offset }, now);
    for (const row of rows) {
      const person = presentListed(row, questionnaire.design.questions.length);
      yield [
        person.first_name,
        person.last_name,
        person.email,
        person.job_position,
        person.department,
        person.company,
        person.kind,
        person.status,
        person.percent,
        person.invited_at,
        person.submitted_at,
      ];
    }
    if (rows.length < page) return;
  }
}
