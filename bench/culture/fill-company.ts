import { createRandom, DESIGN_VERSION, drawInteger, loadQuestionnaire } from '@fourfold/measurement';
import { sql } from 'kysely';
import { foldAll } from '../../apps/server/src/features/culture/1-collect/fold-all.ts';
import { createOrganisation } from '../../apps/server/src/features/identity/organisations/organisations.repository.ts';
import { openSession } from '../../apps/server/src/features/identity/sessions/sessions.repository.ts';
import { addUser } from '../../apps/server/src/features/identity/users/users.repository.ts';
import type { Database } from '../../apps/server/src/kernel/database/database.ts';
import { newId } from '../../apps/server/src/kernel/database/id.ts';

/** An organisation whose people have submitted, and a session of its owner. */
export interface Company {
  readonly id: string;
  readonly roundId: string;
  readonly token: string;
}

/** A thousand sheets of answers, given to as many people as are wanted, in so many departments. */
export async function fillCompany(db: Database, people: number, inDepartments = 4): Promise<Company> {
  const now = new Date();
  const user = await addUser(db, {
    id: newId(now),
    email: `bench-${people}-${inDepartments}@example.com`,
    email_verified_at: now,
    pending_email: null,
    verification_nonce: null,
    password_hash: '',
    first_name: 'Bench',
    last_name: 'Owner',
    phone: null,
    created_at: now,
  });
  if (user === null) throw new Error('There is such a user already.');
  const id = await createOrganisation(db, `Bench ${people} in ${inDepartments}`, user.id, now);
  const round = newId(now);
  await db
    .insertInto('rounds')
    .values({ id: round, organisation_id: id, number: 1, opened_at: now, design_version: DESIGN_VERSION })
    .execute();
  const departments = Array.from({ length: inDepartments }, (_, at) => ({
    id: newId(now),
    organisation_id: id,
    name: `Department ${at + 1}`,
  }));
  await db.insertInto('departments').values(departments).execute();
  const ids = departments.map((department) => department.id);
  await sql`
    with made as (select gen_random_uuid() as person, gen_random_uuid() as response, n
      from generate_series(1, ${people}) n),
    p as (insert into people (id, organisation_id, email, seat_since, created_at)
      select person, ${id}, 'p' || n || '@example.com', ${now}, ${now} from made),
    r as (insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position,
        company, department, department_id, invited, invited_at, sent_at, expires_at, submitted_at)
      select response, ${id}, person, ${round}, 'employee', 'First', 'Last', 'Position', 'Bench', 'D',
        (${ids}::uuid[])[1 + n % ${inDepartments}], '{}', ${now}, ${now}, ${now}, ${now} from made)
    select 1`.execute(db);
  const sheets = makeSheets(1000);
  await sql`
    insert into culture_members (response_id, organisation_id, round_id, department_id, left_out, design_version, choices, submitted_at)
    select r.id, r.organisation_id, r.round_id, r.department_id, false, ${loadQuestionnaire().design.version},
      (${sheets}::bytea[])[1 + (row_number() over (order by r.id)) % ${sheets.length}], r.submitted_at
    from responses r where r.round_id = ${round}`.execute(db);
  await foldAll(db);
  await sql`vacuum analyze`.execute(db);
  const token = await openSession(db, { userId: user.id, organisationId: id, device: 'bench' }, now);
  return { id, roundId: round, token };
}

/** What is in them does not matter to the time that they take. */
function makeSheets(count: number): Buffer[] {
  const random = createRandom('bench culture');
  const { questions } = loadQuestionnaire().design;
  return Array.from({ length: count }, () =>
    Buffer.from(questions.map(({ options }) => 1 + drawInteger(random, options.length))),
  );
}
