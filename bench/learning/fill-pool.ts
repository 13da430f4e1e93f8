import { DESIGN_VERSION, loadQuestionnaire, simulateCompany } from '@fourfold/measurement';
import { sql } from 'kysely';
import { createOrganisation } from '../../apps/server/src/features/identity/organisations/organisations.repository.ts';
import { addUser } from '../../apps/server/src/features/identity/users/users.repository.ts';
import type { Database } from '../../apps/server/src/kernel/database/database.ts';
import { newId } from '../../apps/server/src/kernel/database/id.ts';
import { plainCompany } from '../../tests/support/plain-company.ts';
import { withTaste } from '../../tests/support/with-taste.ts';

/** Organisations whose people have answered as simulated, as they lie in the database once they have. */
export async function fillPool(db: Database, organisations: number, people: number): Promise<void> {
  const now = new Date();
  const user = await addUser(db, {
    id: newId(now),
    email: 'pool@example.com',
    email_verified_at: now,
    pending_email: null,
    verification_nonce: null,
    password_hash: '',
    first_name: 'Pool',
    last_name: 'Owner',
    phone: null,
    created_at: now,
  });
  if (user === null) throw new Error('The pool was filled already.');
  for (let place = 0; place < organisations; place += 1) {
    const id = await createOrganisation(db, `Pool ${place}`, user.id, now);
    const round = newId(now);
    await db
      .insertInto('rounds')
      .values({ id: round, organisation_id: id, number: 1, opened_at: now, design_version: DESIGN_VERSION })
      .execute();
    await addAnswers(db, { organisationId: id, round, sheets: sheetsOf(`pool ${place}`, people), now });
  }
  await sql`vacuum analyze`.execute(db);
}

const questionnaire = loadQuestionnaire();
const { design } = questionnaire;
const places = new Map(
  design.questions.map(({ key, options }, at) => [key, { at, options: options.map((option) => option.key) }]),
);

/** A byte a question in the design's order: the option's place, from 1. */
function sheetsOf(seed: string, people: number): Buffer[] {
  const made = simulateCompany(questionnaire, seed, plainCompany(people)).people;
  return made.map(withTaste).map(({ answers }, person) => {
    const sheet = Buffer.alloc(design.questions.length);
    for (const { questionKey, optionKey } of answers(`${seed} ${person}`)) {
      const question = places.get(questionKey);
      if (question !== undefined) sheet[question.at] = 1 + question.options.indexOf(optionKey);
    }
    return sheet;
  });
}

interface Answered {
  readonly organisationId: string;
  readonly round: string;
  readonly sheets: readonly Buffer[];
  readonly now: Date;
}

async function addAnswers(db: Database, { organisationId, round, sheets, now }: Answered): Promise<void> {
  await sql`
    with made as (select gen_random_uuid() as person, gen_random_uuid() as response, n
      from generate_series(1, ${sheets.length}::int) n),
    p as (insert into people (id, organisation_id, email, seat_since, created_at)
      select person, ${organisationId}, 'p' || n || '@example.com', ${now}, ${now} from made),
    r as (insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position,
        company, department, invited, invited_at, sent_at, expires_at, submitted_at)
      select response, ${organisationId}, person, ${round}, 'employee', 'First', 'Last', 'Position', 'Pool', 'Sales', '{}',
        ${now}, ${now}, ${now}, ${now} from made),
    s as (insert into response_scores (response_id, organisation_id, model_version, behaviours,
        perceptions, verdict, reasons, scored_at)
      select response, ${organisationId}, ${design.version}, '', '', 'consistent', '[]', ${now} from made)
    insert into culture_members (response_id, organisation_id, round_id, left_out, design_version, choices, submitted_at)
      select response, ${organisationId}, ${round}, false, ${design.version}, (${sheets}::bytea[])[n], ${now} from made`.execute(
    db,
  );
}
