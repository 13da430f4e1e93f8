import type { CultureAnswer, CultureFilter } from '@fourfold/contract/schemas';
import { permissionsOf, sayFilters } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import { longDay } from '../../../kernel/documents/long-day.ts';
import { rulesFor } from '../2-release/rules.ts';
import type { CultureParts } from '../culture-parts.ts';
import {
  type CultureRequest,
  noDepartment,
  readVisibleGroups,
  type VisibleGroups,
} from '../culture-request.ts';
import { hundredth } from '../engine/figures.ts';
import { seesPeople } from '../viewer.ts';
import { readParticipation } from './participation.ts';
import { sayBarriers, sayOpportunities } from './sentences.ts';
import { topBarriers } from './top-barriers.ts';
import { topOpportunities } from './top-opportunities.ts';

const title = sentence<{ organisation: string }>('{organisation}’s Culture');
const titleOfPart = sentence<{ organisation: string; part: string }>('{organisation}’s Culture: {part}');
const noData = sentence('No data yet.');
const step = 10;

/** The culture page before anything is opened. */
export async function overview(parts: CultureParts, request: CultureRequest): Promise<CultureAnswer> {
  return await overviewOf(parts, request, await readName(parts, request.viewer.organisationId));
}

/** The same of a company by this name. */
export async function overviewOf(
  parts: CultureParts,
  request: CultureRequest,
  organisation: string,
): Promise<CultureAnswer> {
  const { viewer, round, rounds, filter, keys, newest, version, membership } = request;
  const visible = await readVisibleGroups(parts, request);
  const { whole } = visible;
  const groups = visible.departments.flatMap(({ group }) => (group === null ? [] : [group.encoded]));
  const participation = await readParticipation(parts, request, visible);
  const missing = participation?.missing ?? null;
  const [opportunities, barriers] = await Promise.all([
    whole && topOpportunities(parts, whole.encoded, groups, missing),
    whole && topBarriers(parts, whole.encoded, missing),
  ]);
  const people = whole?.people ?? 0;
  const free = seesPeople(viewer, filter.department);
  const rights = permissionsOf(membership);
  const departments = await departmentsToFilter(parts, request, visible.departments);
  // All of them, whichever the page shows at the moment.
  const names = departments.filter(({ id }) => viewer.own.includes(id)).map(({ name }) => name);
  const chosen = departments.find(({ id }) => id === filter.department)?.name;
  return {
    state: visible.state,
    withheld: visible.withheld,
    people,
    version,
    keys_version: keys.name,
    title: titleOf(organisation, chosen),
    organisation,
    round,
    rounds: [...rounds],
    departments,
    filters: { company: free, position: free, date: free, left_out: free },
    gate: rulesFor(viewer, names),
    participation,
    as_of: await readReleaseDay(parts, request, visible),
    sentence:
      opportunities === null
        ? (visible.withheld?.text ?? noData())
        : sayOpportunities(opportunities.listed, people),
    opportunities: opportunities && {
      sentence: sayOpportunities(opportunities.listed, people),
      listed: opportunities.listed,
      held: opportunities.held,
    },
    barriers: barriers && {
      sentence: sayBarriers(barriers.listed),
      listed: barriers.listed,
      held: barriers.held,
    },
    competencies: opportunities?.profile ?? [],
    domains: barriers?.profile ?? [],
    keys: {
      // Behind the gate no number says when a single person answers.
      people: viewer.gated ? Math.floor(keys.people / step) * step : keys.people,
      narrower: hundredth(keys.narrower),
      newest,
    },
    may: {
      export: rights['exports:make'] !== undefined,
      see_people: free,
      start_round: rights['organisation:manage'] !== undefined,
      share: rights['organisation:manage'] !== undefined,
    },
  };
}

/** The figures of those behind the gate are of a day; all others see them live. */
async function readReleaseDay(
  { db }: CultureParts,
  { viewer, round, filter }: CultureRequest,
  { state }: VisibleGroups,
): Promise<string | null> {
  if (round === null || state !== 'figures' || seesPeople(viewer, filter.department)) return null;
  const release = await db
    .selectFrom('culture_releases')
    .select('released_at')
    .where('round_id', '=', round.id)
    .executeTakeFirst();
  return release?.released_at.toISOString().slice(0, 10) ?? null;
}

const titleOf = (organisation: string, part: string | undefined): string =>
  part === undefined ? title({ organisation }) : titleOfPart({ organisation, part });

/** Whose figures a file has: the organisation's, or those of the department and the other filters that were chosen. */
export async function readTitle(
  parts: Pick<CultureParts, 'db'>,
  { viewer: { organisationId }, filter }: Pick<CultureRequest, 'viewer' | 'filter'>,
): Promise<Pick<CultureAnswer, 'organisation' | 'title'>> {
  const organisation = await readName(parts, organisationId);
  const chosen = [...(await readDepartment(parts, organisationId, filter)), ...sayFilters(filter, sayDay)];
  return { organisation, title: titleOf(organisation, chosen.length > 0 ? chosen.join(', ') : undefined) };
}

const sayDay = (day: string): string => longDay(new Date(day));

async function readDepartment(
  { db }: Pick<CultureParts, 'db'>,
  organisationId: string,
  { department }: CultureFilter,
): Promise<readonly string[]> {
  if (department === undefined) return [];
  if (department === 'none') return [noDepartment()];
  const chosen = await db
    .selectFrom('departments')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', department)
    .executeTakeFirst();
  return chosen === undefined ? [] : [chosen.name];
}

async function readName({ db }: Pick<CultureParts, 'db'>, organisationId: string): Promise<string> {
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return name;
}

/** All of them, whatever is filtered by at the moment. */
async function departmentsToFilter(
  { db }: CultureParts,
  { viewer, filter }: CultureRequest,
  staged: readonly { id: string; name: string }[],
) {
  if (filter.department === undefined) return staged.map(({ id, name }) => ({ id, name }));
  return await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('organisation_id', '=', viewer.organisationId)
    .orderBy((expression) => expression.fn('lower', ['name']))
    .execute();
}
