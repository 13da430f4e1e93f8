import type { ResponseChoices } from '@fourfold/measurement';
import type { Database } from '../../kernel/database/database.ts';
import type { Engine } from '../culture/engine/engine.ts';
import { readChoices } from '../culture/engine/read-choices.ts';

/**
 * The newest submitted responses of the design in use in whose answers nothing is wrong, over all organisations. Those
 * that say little are among them: without the people who are balanced, everyone would seem to be further out. Simulated
 * people are not.
 */
export async function readConsistent(db: Database, engine: Engine, most: number): Promise<ResponseChoices[]> {
  const rows = await db
    .selectFrom('responses as r')
    .innerJoin('response_scores as s', 's.response_id', 'r.id')
    .innerJoin('response_answers as a', 'a.response_id', 'r.id')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .select('a.choices')
    .where('s.verdict', 'in', ['consistent', 'uninformative'])
    .where('r.form', '=', 'full')
    .where('o.simulated', '=', false)
    .where('r.submitted_at', 'is not', null)
    .where('a.design_version', '=', engine.questionnaire.design.version)
    .orderBy('r.submitted_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ choices }) => readChoices(engine, choices));
}
