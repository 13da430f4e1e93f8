import type { CompiledQuery, QueryResult } from 'kysely';
import type { Queries } from './database.ts';
import { planOnce } from './planning-pool.ts';

/** Stands in a query for a value that differs from call to call. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is asked all the time: put together at its first call instead of at each, and planned once by each
 * connection instead of each time. Values are handed in by name and stand in the query as they are; what is computed
 * from them is computed before.
 */
export function statement<Values extends object, Row>(
  build: (db: Queries, values: Values) => CompiledQuery<Row>,
): (db: Queries, values: Values) => Promise<QueryResult<Row>> {
  let built: CompiledQuery<Row> | undefined;
  const places = new Proxy({} as Values, { get: (_, name) => new Place(String(name)) });
  return (db, values) => {
    if (built === undefined) {
      built = build(db, places);
      planOnce(built.sql);
    }
    const parameters = built.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    );
    return db.executeQuery<Row>({ ...built, parameters });
  };
}
