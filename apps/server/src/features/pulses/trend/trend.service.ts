import type { Figure, Trend, TrendPoint } from '@fourfold/contract/schemas';
import { leastPeople } from '@fourfold/contract/words';
import type { KindPicture, MeasureKind } from '@fourfold/measurement';
import { profileGroup } from '@fourfold/measurement';
import type { Membership } from '../../../kernel/http/access.ts';
import { notFound } from '../../../kernel/http/app-error.ts';
import { matchedPeople } from '../../culture/1-collect/matched-people.ts';
import { passGate } from '../../culture/2-release/gate.ts';
import { withheldFor } from '../../culture/2-release/withheld.ts';
import { pictureIn } from '../../culture/3-estimate/estimates.ts';
import { type Compute, computeWith } from '../../culture/3-estimate/tasks.ts';
import type { CultureParts } from '../../culture/culture-parts.ts';
import { openRequest } from '../../culture/culture-request.ts';
import { loadEngine } from '../../culture/engine/engine.ts';
import { designOfRound } from '../../culture/engine/engine-of-round.ts';
import type { Encoded } from '../../culture/engine/figures.ts';
import { toFigure } from '../../culture/engine/figures.ts';
import { kindOf, nameMeasure } from '../../culture/engine/names.ts';
import { type KeysVersion, loadKeys, newestVersion } from '../../culture/keys/keys-of-round.ts';
import type { Viewer } from '../../culture/viewer.ts';
import { listDepartments } from '../../identity/departments/departments.repository.ts';
import { titleOf } from '../../plans/plans.presenter.ts';
import { findPlan, listPlanRows, type PlanRow } from '../../plans/plans.repository.ts';
import type { Words } from '../../profile/load-words.ts';
import { sayGap, sayMissing, sayRemoved, saySincePlan, sayTrend, sayWhyApart } from './say-trend.ts';
import { listTimes, type Time } from './times.ts';

export interface TrendParts extends CultureParts {
  readonly words: Words;
}

interface Asked {
  readonly key: string;
  readonly department?: string | undefined;
  readonly plan?: string | undefined;
}

/** A time with the groups that this viewer is shown of it, by department; `whole` where it is everyone. */
interface Seen extends Time {
  readonly design: string;
  readonly keysVersion: string;
  readonly compute: Compute;
  readonly groups: ReadonlyMap<string, Encoded>;
  readonly people: number;
  readonly withheld: string | null;
}

const whole = 'whole';

/**
 * One measure over all rounds and pulses that asked it, through the gate, with what has changed from each to the next.
 * Of statistics that are stored anyway: nothing is kept of it, and nobody sees fewer than five.
 */
export async function trendOf(parts: TrendParts, membership: Membership, asked: Asked): Promise<Trend> {
  const engine = await loadEngine();
  const kind = kindOf(engine, asked.key);
  if (kind === null) throw notFound();
  const { db } = parts;
  const { viewer, answered } = await openRequest(parts, membership, {});
  const plan = asked.plan === undefined ? null : await findPlan(db, viewer.organisationId, asked.plan);
  if (plan === undefined) throw notFound();
  const known = await listDepartments(db, viewer.organisationId);
  const departments = departmentsOf(asked, plan);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const times = answered
    ? await listTimes(db, {
        organisationId: viewer.organisationId,
        gated: viewer.gated,
        measureKey: asked.key,
        departments: departments?.filter((id) => id !== 'none') ?? null,
      })
    : [];
  const keys = keysFor(parts);
  const seen = await Promise.all(times.map((time) => lookAt(parts, viewer, time, { departments, keys })));
  const points = await Promise.all(seen.map((one) => presentPoint(one, kind, asked.key)));
  const shown = seen.filter((_, at) => points[at]?.figure !== null);
  const since = pairSince(shown, plan);
  const pairs = shown.slice(1).map((to, at) => [shown[at] as Seen, to] as const);
  const isOwnPair = since !== null && !pairs.some(([from, to]) => from === since[0] && to === since[1]);
  const comparisons = pairs.length + (isOwnPair ? 1 : 0);
  const compare = (pair: readonly [Seen, Seen]) =>
    changeOf(parts, viewer, pair, { kind, key: asked.key, comparisons });
  const changes = (await Promise.all(pairs.map(compare))).filter((one) => one !== null);
  const own = since === null ? null : await compare(since);
  const told = (plan === null ? changes : own === null ? [] : [own]).filter(
    ({ change }) => change.stands_out,
  );
  const gap = sayGap(told, (id) => points.find((one) => one.id === id)?.figure?.score);
  const nameOf = (id: string) => seen.find((one) => one.id === id)?.name ?? '';
  return {
    key: asked.key,
    name: nameMeasure(engine, kind, asked.key).name,
    kind,
    departments: departments?.map((id) => names.get(id) ?? '').filter((name) => name !== '') ?? null,
    keys_version: seen.at(-1)?.keysVersion ?? (await keys(engine.questionnaire.design.version)).name,
    points,
    plans: await plansOn(parts, viewer.organisationId, asked.key, departments),
    changes,
    sentence:
      plan === null
        ? [sayTrend(changes, shown.length, nameOf), gap].filter(Boolean).join(' ')
        : saySincePlan(plan, own, shown.length, gap),
    notes: [
      ...(gap === null ? sayWhyApart(changes) : []),
      ...(plan?.departments.filter(({ id }) => id === null).map(({ name }) => sayRemoved(name)) ?? []),
      ...sayMissing(seen, departments, names),
    ],
  };
}

/** Null: everyone. */
function departmentsOf({ department }: Asked, plan: PlanRow | null): readonly string[] | null {
  if (department !== undefined) return [department];
  if (plan === null || plan.company_wide) return null;
  return plan.departments.flatMap(({ id }) => id ?? []);
}

async function lookAt(
  parts: TrendParts,
  viewer: Viewer,
  time: Time,
  { departments, keys }: { readonly departments: readonly string[] | null; readonly keys: KeysFor },
): Promise<Seen> {
  const { db } = parts;
  const design = await designOfRound(db, time.id);
  const version = await keys(design);
  const keysVersion = version.name;
  const compute = computeWith(parts.compute, await loadKeys(db, version));
  const groups = new Map<string, Encoded>();
  let people = 0;
  let withheld: string | null = null;
  for (const id of departments ?? [whole]) {
    const result = await passGate(parts, viewer, time.id, id === whole ? {} : { department: id });
    withheld ??= result.withheld?.text ?? null;
    if (result.whole === null) continue;
    groups.set(id, result.whole.encoded);
    people += result.whole.people;
  }
  if (people >= leastPeople) return { ...time, design, keysVersion, compute, groups, people, withheld: null };
  const reason = withheld ?? withheldFor('too_few').text;
  return { ...time, design, keysVersion, compute, groups: new Map(), people: 0, withheld: reason };
}

type KeysFor = (design: string) => Promise<KeysVersion>;

/** The newest of each version of the questionnaire, on both sides of every comparison; asked once, so that none moves meanwhile. */
function keysFor({ db }: TrendParts): KeysFor {
  const found = new Map<string, Promise<KeysVersion>>();
  return (design) => {
    const version = found.get(design) ?? newestVersion(db, design);
    found.set(design, version);
    return version;
  };
}

const joined = async ({ compute }: Seen, groups: readonly Encoded[]): Promise<Encoded> =>
  groups.length === 1 ? (groups[0] as Encoded) : await compute('join', { groups });

async function presentPoint(seen: Seen, kind: MeasureKind, key: string): Promise<TrendPoint> {
  const { id, kind: sort, name, at, people, withheld, keysVersion, groups } = seen;
  const point = { id, kind: sort, name, at: at.toISOString(), people, keys_version: keysVersion };
  if (groups.size === 0) return { ...point, figure: null, withheld };
  const picture = await pictureIn(seen.compute, await joined(seen, [...groups.values()]), kind);
  return { ...point, figure: await figureOf(seen, picture, kind, key), withheld: null };
}

async function figureOf(
  { design }: Seen,
  picture: KindPicture,
  kind: MeasureKind,
  key: string,
): Promise<Figure | null> {
  const { questionnaire } = await loadEngine(design);
  const score = profileGroup(questionnaire.models[kind], picture).measures.find((one) => one.key === key);
  return score === undefined ? null : toFigure(score);
}

/** The last time before a plan started, and the last after it. */
function pairSince(shown: readonly Seen[], plan: PlanRow | null): readonly [Seen, Seen] | null {
  const start = plan?.started_at ?? null;
  if (start === null) return null;
  const before = shown.findLast(({ at }) => at <= start);
  const after = shown.findLast(({ at }) => at > start);
  return before === undefined || after === undefined ? null : [before, after];
}

interface Comparing {
  readonly kind: MeasureKind;
  readonly key: string;
  readonly comparisons: number;
}

/** Of the departments that both times show. */
async function changeOf(
  { db }: TrendParts,
  viewer: Viewer,
  [from, to]: readonly [Seen, Seen],
  { kind, key, comparisons }: Comparing,
): Promise<Trend['changes'][number] | null> {
  const both = [...from.groups.keys()].filter((id) => to.groups.has(id));
  if (both.length === 0) return null;
  const groupsOf = (seen: Seen) =>
    joined(
      seen,
      both.map((id) => seen.groups.get(id) as Encoded),
    );
  const [earlier, later] = [await groupsOf(from), await groupsOf(to)];
  const pictures = await Promise.all([
    pictureIn(from.compute, earlier, kind),
    pictureIn(to.compute, later, kind),
  ]);
  const told = { from: from.id, to: to.id };
  if (from.design !== to.design) {
    const change = await to.compute('measureAcross', { kind, key, pictures, comparisons });
    return { ...told, change, linked: true };
  }
  const matched = await Promise.all(
    both.map((id) =>
      matchedPeople(db, viewer, { earlier: from.id, later: to.id }, id === whole ? {} : { department: id }),
    ),
  );
  const people = matched.reduce((sum, one) => sum + one.people, 0);
  const task = { kind, key, pictures, earlier, later, both: people, comparisons };
  const change = await to.compute('measureChange', task);
  return change === null ? null : { ...told, change, linked: false };
}

async function plansOn(
  { db, words }: TrendParts,
  organisationId: string,
  key: string,
  departments: readonly string[] | null,
): Promise<Trend['plans']> {
  const rows = await listPlanRows(db, organisationId);
  return rows.flatMap((row) =>
    row.measure_key !== key || row.started_at === null || !concerns(row, departments)
      ? []
      : [
          {
            id: row.id,
            title: titleOf(words, row),
            departments: row.company_wide ? null : row.departments.map(({ name }) => name),
            state: row.state,
            started_at: row.started_at.toISOString(),
            ended_at: row.ended_at?.toISOString() ?? null,
          },
        ],
  );
}

/** What a plan of others does is not to be read out of the scores of these. */
const concerns = (plan: PlanRow, departments: readonly string[] | null): boolean =>
  departments === null ||
  plan.company_wide ||
  plan.departments.some(({ id }) => id !== null && departments.includes(id));
