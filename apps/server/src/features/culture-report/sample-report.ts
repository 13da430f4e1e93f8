import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Membership } from '../../kernel/http/access.ts';
import { type Compute, tasks } from '../culture/3-estimate/tasks.ts';
import { dynamics } from '../culture/4-explain/dynamics.service.ts';
import { heatmap } from '../culture/4-explain/heatmap.service.ts';
import { overviewOf } from '../culture/4-explain/overview.service.ts';
import type { CultureParts } from '../culture/culture-parts.ts';
import { type CultureRequest, sampleGroups } from '../culture/culture-request.ts';
import { type Engine, loadEngine } from '../culture/engine/engine.ts';
import { authorsKeys } from '../culture/keys/keys-of-round.ts';
import { viewerOf } from '../culture/viewer.ts';
import { createCultureReport } from './create-culture-report.ts';

/** The report that visitors get: of the sample company, by the code that makes the customers' own. */
export async function createSampleReport(createdAt: Date): Promise<Buffer> {
  const parts: CultureParts = { db: emptyDatabase(), clock: () => createdAt, compute };
  const { name } = await sampleGroups(parts);
  return await createCultureReport({
    overview: await overviewOf(parts, request, name),
    heatmap: await heatmap(parts, request, { kind: 'behaviour', open: undefined }),
    dynamics: await dynamics(parts, request, { q: undefined, sort: '-strength', page: 1, per_page: 1 }),
    rounds: null,
    hasPeriod: false,
    logo: null,
    createdAt,
  });
}

/** As the owner of the sample company would make it: of a department of four, too. */
const membership: Membership = { userId: '', organisationId: '', role: 'owner', grants: [], departments: [] };
const request: CultureRequest = {
  viewer: viewerOf(membership),
  membership,
  rounds: [],
  round: null,
  answered: false,
  filter: {},
  ...(await authorsKeys()),
  version: 'sample',
};

/** The sample company's figures come from the questionnaire alone. What asks for a row nevertheless gets none. */
function emptyDatabase(): Kysely<DB> {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** On this thread: the build has nobody to keep waiting. */
const compute: Compute = async (name, input) => {
  const task = tasks[name] as (
    engine: Engine,
    given: typeof input,
  ) => ReturnType<(typeof tasks)[typeof name]>;
  return task(await loadEngine(), input);
};
