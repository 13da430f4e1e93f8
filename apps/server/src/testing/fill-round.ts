import { createRandom, drawInteger } from '@fourfold/measurement';
import { sql } from 'kysely';
import { foldAll } from '../features/culture/1-collect/fold-all.ts';
import { engineOfRound } from '../features/culture/engine/engine-of-round.ts';
import type { Actor } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** Hundreds of people as they lie in the database once they have submitted; everyone prefers the first two options. */
export async function fillRound(
  t: TestApp,
  { owner, round }: { readonly owner: Pick<Actor, 'organisationId'>; readonly round: string },
  people: number,
  verdict = 'consistent',
): Promise<void> {
  const { design } = (await engineOfRound(t.db, round)).questionnaire;
  const random = createRandom(`sheets ${round} ${verdict}`);
  const sheets = Array.from({ length: people }, () =>
    Buffer.from(design.questions.map(({ options }) => 1 + drawInteger(random, Math.min(2, options.length)))),
  );
  await sql`
    with made as (select gen_random_uuid() as person, gen_random_uuid() as response, n
      from generate_series(1, ${people}) n),
    p as (insert into people (id, organisation_id, email, seat_since, created_at)
      select person, ${owner.organisationId}, person || '@example.com', ${t.now()}, ${t.now()} from made),
    r as (insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position,
        company, department, invited, invited_at, sent_at, expires_at, submitted_at)
      select response, ${owner.organisationId}, person, ${round}, 'employee', 'First', 'Last', 'Position', 'Harbour', 'One',
        '{}', ${t.now()}, ${t.now()}, ${t.now()}, ${t.now()} from made),
    s as (insert into response_scores (response_id, organisation_id, model_version, behaviours,
        perceptions, verdict, reasons, scored_at)
      select response, ${owner.organisationId}, '1', '', '', ${verdict}, '[]', ${t.now()} from made)
    insert into culture_members (response_id, organisation_id, round_id, left_out, design_version, choices, submitted_at)
      select response, ${owner.organisationId}, ${round}, ${verdict === 'unreliable'}, ${design.version},
        (${sheets}::bytea[])[n], ${t.now()} from made`.execute(t.db);
  await foldAll(t.db);
}
