import { compareRounds } from '@fourfold/measurement/comparison/compare-rounds.ts';
import { compileDynamics } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import type { LinksFile } from '@fourfold/measurement/dynamics/expected-links.ts';
import { type GroupEngine, withModels } from '@fourfold/measurement/group/group-engine.ts';
import { POPULARITY } from '@fourfold/measurement/keys/key-uncertainty.ts';
import type { Turns } from '@fourfold/measurement/keys/learning/learn-keys.ts';
import { POINTS } from '@fourfold/measurement/person/bands.ts';
import { Z95 } from '@fourfold/measurement/probability/normal.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import type { EvidenceRow, EvidenceTable } from '../evidence/row.ts';
import {
  drawCompany,
  type LearnedWorld,
  learnIn,
  nameFive,
  type PoolTrial,
  pictureOf,
} from './learned-world.ts';

/**
 * The table on keys that learn: what is gained for companies that keys were not learned from, and whether ranges still
 * hold the truth.
 *
 * Example: `300 answers of six companies: error of a behaviour, group of 400`, 6 points or less.
 */
export interface KeysEffort {
  readonly seed: string;
  /** Worlds a row. */
  readonly keyWorlds: number;
  /** Whether pools of thousands are learned from as well: minutes a world. Only then rows have a limit. */
  readonly largePools: boolean;
}

/** In a few worlds, fewer turns do. */
const QUICKLY: Turns = { frozen: 20, settling: 50, counting: 150 };

interface Expected {
  readonly error: number;
  readonly small: number | null;
  readonly five: number | null;
  readonly width: number | null;
}

interface Line extends PoolTrial {
  readonly name: string;
  readonly expected: Expected | null;
}

const none = { popularity: 0.5, common: 0 };
const LINES: readonly Line[] = [
  { name: 'the authors’ keys', people: 0, companies: 0, ...none, expected: null },
  {
    name: '300 answers of six companies',
    people: 300,
    companies: 6,
    ...none,
    expected: { error: 6, small: 7.7, five: 3.1, width: 12.5 },
  },
  {
    name: 'popularities of SD 1.0, 300 answers of six companies',
    people: 300,
    companies: 6,
    popularity: 1,
    common: 0,
    expected: { error: 6, small: null, five: null, width: null },
  },
  {
    name: 'all companies 0.3 SD to one side, 300 answers of six',
    people: 300,
    companies: 6,
    popularity: 0.5,
    common: 0.3,
    expected: null,
  },
];
/** What takes its time to learn, or says what the others say. */
const MORE: readonly Line[] = [
  { name: '250 answers of one company', people: 250, companies: 1, ...none, expected: null },
  {
    name: 'popularities of SD 1.0, the authors’ keys',
    people: 0,
    companies: 0,
    popularity: 1,
    common: 0,
    expected: null,
  },
  {
    name: '3,000 answers of sixty companies',
    people: 3000,
    companies: 60,
    ...none,
    expected: { error: 4, small: 6.6, five: 3.7, width: 9.2 },
  },
  {
    name: '10,000 answers of two hundred companies',
    people: 10_000,
    companies: 200,
    ...none,
    expected: { error: 3.5, small: 6.2, five: 3.7, width: 8.4 },
  },
  {
    name: 'popularities of SD 1.0, 3,000 answers of sixty companies',
    people: 3000,
    companies: 60,
    popularity: 1,
    common: 0,
    expected: { error: 4.5, small: null, five: null, width: null },
  },
];

const GROUPS = 3;

/** A table a line, so that threads share them. */
export function keysTables(
  engine: GroupEngine,
  links: LinksFile,
  effort: KeysEffort,
): readonly (() => EvidenceTable)[] {
  const lines = effort.largePools ? [...LINES, ...MORE] : LINES;
  return lines.map((line) => () => ({
    title: `Keys that learn: ${line.name}`,
    how: `${effort.keyWorlds === 1 ? 'One world' : `${effort.keyWorlds} worlds`} with loadings off by 30% and popularities of SD ${line.popularity}; in each, ${GROUPS} companies of 400 and of 60 that keys were not learned from. Errors and widths in points. Seed ${effort.seed}.`,
    rows: rowsOf(engine, links, line, effort),
  }));
}

interface Found {
  error: number;
  width: number;
  inside: number;
  count: number;
}

function rowsOf(
  engine: GroupEngine,
  links: LinksFile,
  line: Line,
  { seed, keyWorlds, largePools }: KeysEffort,
): EvidenceRow[] {
  const random = createRandom(`learned keys ${seed} ${line.name}`);
  const dynamicsModel = compileDynamics(engine, links);
  const found = new Map<string, Found>();
  const five = { right: 0, groups: 0, likely: 0, likelyRight: 0 };
  const loadings = { inside: 0, count: 0 };
  const differences = { inside: 0, count: 0 };
  for (let world = 0; world < keyWorlds; world++) {
    const learned = learnIn(engine, largePools ? line : { ...line, turns: QUICKLY }, random);
    if (line.people > 0) countLoadings(learned, loadings);
    for (const people of [400, 60]) {
      let before: ReturnType<typeof drawCompany> | null = null;
      for (let group = 0; group < GROUPS; group++) {
        const company = drawCompany(engine, learned, people, random);
        const { picture } = pictureOf(engine, learned.keys, company.statistics);
        for (const kind of ['behaviour', 'perception'] as const) {
          const key = `${kind} ${people}`;
          const into = found.get(key) ?? { error: 0, width: 0, inside: 0, count: 0 };
          found.set(key, into);
          addGroup(into, picture[kind], meanStanding(company.standings, kind));
        }
        if (people === 400) {
          const named = nameFive(engine, dynamicsModel, learned.keys, company);
          five.right += named.right;
          five.groups++;
          five.likely += named.likely.count;
          five.likelyRight += named.likely.right;
          if (before !== null) countDifferences(engine, learned, before, company, differences);
          before = company;
        }
      }
    }
  }
  const of = (key: string) => found.get(key) as Found;
  const expected = largePools ? line.expected : null;
  const most = (value: number | null | undefined) => (value == null ? {} : { to: value });
  const isHeld = largePools && line.common === 0;
  return [
    ...(['behaviour', 'perception'] as const).flatMap((kind): EvidenceRow[] => [
      {
        what: `${kind}s: error, 400 people`,
        found: Math.sqrt(of(`${kind} 400`).error),
        ...most(expected?.error),
      },
      {
        what: `${kind}s: error, 60 people`,
        found: Math.sqrt(of(`${kind} 60`).error),
        ...most(expected?.small),
      },
      {
        what: `${kind}s: half a range, 400 people`,
        found: of(`${kind} 400`).width,
        ...most(expected?.width),
      },
      ...[400, 60].map((people) => ({
        what: `${kind}s: inside their range, ${people} people`,
        found: of(`${kind} ${people}`).inside,
        ...(isHeld ? { from: line.people > 0 ? 0.93 : 0.9 } : {}),
      })),
    ]),
    {
      what: 'of the five that are named, truly among the five',
      found: five.right / five.groups,
      ...(expected?.five == null ? {} : { from: expected.five }),
    },
    ...(five.likely > 0
      ? [{ what: 'labelled likely, and truly among the five', found: five.likelyRight / five.likely }]
      : []),
    ...(loadings.count > 0
      ? [
          {
            what: 'loadings inside their own range',
            found: loadings.inside / loadings.count,
            ...(largePools ? { from: 0.9 } : {}),
          },
        ]
      : []),
    {
      what: 'differences of two companies inside their range',
      found: differences.inside / differences.count,
      ...(largePools ? { from: 0.9 } : {}),
    },
  ];
}

function addGroup(
  into: Found,
  { estimate, keyCovariance }: ReturnType<typeof pictureOf>['picture']['behaviour'],
  truth: Float64Array,
): void {
  const share = 1 / (into.count + 1);
  let [error, width, inside] = [0, 0, 0];
  for (const [k, value] of truth.entries()) {
    const at = k * (truth.length + 1);
    const half = Z95 * Math.sqrt((estimate.covariance[at] as number) + (keyCovariance[at] as number));
    const off = (estimate.mean[k] as number) - value;
    error += (POINTS * off) ** 2 / truth.length;
    width += (POINTS * half) / truth.length;
    inside += Math.abs(off) <= half ? 1 / truth.length : 0;
  }
  into.error += share * (error - into.error);
  into.width += share * (width - into.width);
  into.inside += share * (inside - into.inside);
  into.count++;
}

function countLoadings({ truth, keys }: LearnedWorld, into: { inside: number; count: number }): void {
  for (const kind of ['behaviour', 'perception'] as const) {
    const { questions } = keys.questionnaire.models[kind];
    for (const [index, question] of questions.entries()) {
      const errors = keys.keys[kind].questions[index];
      const real = truth.world.models[kind].questions[index];
      if (errors === undefined || real === undefined) continue;
      for (const [at, feature] of errors.features.entries()) {
        if (feature === POPULARITY) continue;
        const place = (errors.options[at] as number) * question.touched.length + feature;
        const spread = Math.sqrt(errors.covariance[at * (errors.features.length + 1)] as number);
        const off = (question.weights[place] as number) - (real.weights[place] as number);
        into.count++;
        if (Math.abs(off) <= Z95 * spread) into.inside++;
      }
    }
  }
}

type Company = ReturnType<typeof drawCompany>;

function countDifferences(
  engine: GroupEngine,
  { keys }: LearnedWorld,
  one: Company,
  other: Company,
  into: { inside: number; count: number },
): void {
  const keyed = withModels(engine, keys.questionnaire);
  const found = compareRounds(keyed, one.statistics, other.statistics, { people: 0 });
  for (const kind of ['behaviour', 'perception'] as const) {
    const [before, after] = [one, other].map(({ standings }) => meanStanding(standings, kind));
    for (const [index, { members }] of keyed.questionnaire.models[kind].groups.entries()) {
      const truth = members.reduce(
        (sum, at) => sum + ((after?.[at] as number) - (before?.[at] as number)) / members.length,
        0,
      );
      const finding = found[kind][index];
      if (finding === undefined) continue;
      into.count++;
      if (Math.abs(finding.difference - truth) <= finding.margin) into.inside++;
    }
  }
}
