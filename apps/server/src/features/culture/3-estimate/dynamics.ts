import type { CultureLink, DynamicsAnswer } from '@fourfold/contract/schemas';
import { type Dynamics, estimateDynamics, intervalOf } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, hundredth } from '../engine/figures.ts';
import { nameMeasure } from '../engine/names.ts';

export interface DynamicsTask {
  readonly correlations: Dynamics;
  readonly q?: string | undefined;
  readonly sort: string;
  readonly page: number;
  readonly per_page: number;
}

export type FoundLinks = Pick<DynamicsAnswer, 'basis' | 'strongest' | 'links' | 'total'>;

const STRONGEST = 12;
const ERRORS = 3;
const STRONG = 0.2;

/** The strongest links of a group, and one page of all of them. */
export function computeDynamics(engine: Engine, task: DynamicsTask): FoundLinks {
  const { links, basis } = toLinks(engine, task.correlations);
  const found = sortLinks(searchLinks(links, task.q), task.sort);
  const start = (task.page - 1) * task.per_page;
  return {
    basis,
    strongest: pickStrongest(links),
    links: found.slice(start, start + task.per_page),
    total: found.length,
  };
}

/** How behaviours and perceptions go together in a group. */
export const computeCorrelations = (engine: Engine, { group }: { readonly group: Encoded }): Dynamics =>
  estimateDynamics(engine.dynamicsModel, decode(engine, group));

export function toLinks(
  engine: Engine,
  dynamics: Dynamics,
): { links: CultureLink[]; basis: Dynamics['basis'] } {
  const { questionnaire, dynamicsModel } = engine;
  const { behaviour, perception } = questionnaire.models;
  const perceptions = perception.measures.map(({ key }) => shortName(engine, 'perception', key));
  const links = behaviour.measures.flatMap(({ key }, row) => {
    const own = shortName(engine, 'behaviour', key);
    return perceptions.map((other, column): CultureLink => {
      const at = row * perception.size + column;
      const expected = dynamicsModel.expected[at] !== 0;
      return { behaviour: own, perception: other, ...strengthAt(dynamics, at), expected };
    });
  });
  return { links, basis: dynamics.basis };
}

/** How strong a link is, and how certain that it is there. */
export function strengthAt(
  dynamics: Dynamics,
  at: number,
): Pick<CultureLink, 'correlation' | 'low' | 'high' | 'stands_out'> {
  const interval = intervalOf(dynamics, at);
  const correlation = dynamics.correlation[at] as number;
  const error = dynamics.error?.[at];
  return {
    correlation: hundredth(correlation),
    low: interval && hundredth(interval.low),
    high: interval && hundredth(interval.high),
    stands_out: error !== undefined && Math.abs(correlation) > Math.max(STRONG, ERRORS * error),
  };
}

function shortName(engine: Engine, kind: 'behaviour' | 'perception', key: string) {
  return { key, name: nameMeasure(engine, kind, key).name };
}

/** A general mood ties everything to everything, so no measure fills the picture alone. */
function pickStrongest(links: readonly CultureLink[]): CultureLink[] {
  const taken = new Map<string, number>();
  const room = (key: string) => (taken.get(key) ?? 0) < 2;
  const picked: CultureLink[] = [];
  for (const link of sortLinks(links, '-strength')) {
    const { behaviour, perception } = link;
    if (picked.length === STRONGEST) break;
    if (!room(behaviour.key) || !room(perception.key)) continue;
    for (const { key } of [behaviour, perception]) taken.set(key, (taken.get(key) ?? 0) + 1);
    picked.push(link);
  }
  return picked;
}

export function searchLinks(links: readonly CultureLink[], q = ''): CultureLink[] {
  const wanted = q.trim().toLowerCase();
  return links.filter(({ behaviour, perception }) =>
    `${behaviour.name} ${perception.name}`.toLowerCase().includes(wanted),
  );
}

export function sortLinks(links: readonly CultureLink[], sort: string): CultureLink[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const key = sort.replace('-', '');
  const strength = ({ correlation }: CultureLink) => Math.abs(correlation);
  return links.toSorted((a, b) => {
    if (key === 'behaviour') return sign * a.behaviour.name.localeCompare(b.behaviour.name);
    if (key === 'perception') return sign * a.perception.name.localeCompare(b.perception.name);
    return sign * (strength(a) - strength(b));
  });
}
