import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Asks } from '../backup/inspect-database.ts';

/** A transaction, for statements that are put together from the catalogue. */
export const asking = (tx: Transaction<DB>): Asks => ({
  query: async <Row>(text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, values));
    return { rows };
  },
});
