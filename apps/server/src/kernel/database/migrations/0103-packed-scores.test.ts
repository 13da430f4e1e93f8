import pg from 'pg';
import { expect, it } from 'vitest';
import { HalvesRoom } from '../../../features/assessment/half-estimate.ts';
import { databaseBefore } from '../../../testing/database-before.ts';

const database = databaseBefore('0103');

it('keeps every score and error, and nothing where nothing was kept', async () => {
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  try {
    // Rows without their response and organisation.
    await client.query('set session_replication_role = replica');
    for (const [number, perceptions, errors] of [
      [1, [2.25, -1e-9], [0.7, 0.8]],
      [2, [], []],
    ] as const)
      await client.query(
        `insert into response_scores (response_id, organisation_id, model_version, behaviours, behaviour_errors,
          perceptions, perception_errors, verdict, reasons, scored_at)
          values ($1, $1, '1', $2, $3, $4, $5, 'consistent', '[]', now())`,
        [
          `01a1fc3e-92de-7201-a282-${String(number).padStart(12, '0')}`,
          [-0.5, 1.1],
          [0.3, 0.4],
          perceptions,
          errors,
        ],
      );
    await database.migrate();
    const { rows } = await client.query<{ behaviours: Buffer; perceptions: Buffer }>(
      'select behaviours, perceptions from response_scores order by response_id',
    );
    const room = new HalvesRoom();
    const halves = rows
      .flatMap(({ behaviours, perceptions }) => [behaviours, perceptions])
      .map((half) => room.unpack(half.toString('base64'), 2))
      .map(({ theta, errors }) => [...theta, ...errors]);
    expect(halves).toEqual([
      [...Float32Array.of(-0.5, 1.1, 0.3, 0.4)],
      [...Float32Array.of(2.25, -1e-9, 0.7, 0.8)],
      [...Float32Array.of(-0.5, 1.1, 0.3, 0.4)],
      [],
    ]);
  } finally {
    await client.end();
  }
});
