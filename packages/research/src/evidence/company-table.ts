import type { Finding } from '@fourfold/measurement/comparison/contrast.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import type { Departure } from '@fourfold/measurement/simulation/world.ts';
import type { Effort } from './effort.ts';
import { idealPower, type Source } from './ideal-observer.ts';
import type { EvidenceRow, EvidenceTable } from './row.ts';
import {
  type Answering,
  createSetting,
  departmentsPage,
  fixedStaff,
  type Move,
  otherPeople,
  roundsPage,
  type Setting,
  samePeople,
} from './simulated-pages.ts';

/**
 * What is concluded about a company: pages on which something is said to differ or to have changed although nothing
 * does, how often the truth lies inside the intervals, and how often one competency that did move is found, beside
 * the most that anybody could find.
 *
 * Example: `departments drawn by lot, 4 of 15: false pages`, at most 0.1.
 */
const KINDS = ['behaviour', 'perception'] as const;

interface Trial {
  readonly name: string;
  readonly comparisons: number;
  /** One page; what truly stands there by kind, department and competency is `move` or nothing. */
  page(setting: Setting, kind: MeasureKind, move: Move | null): Found;
  /** Where the ideal observer's information comes from. */
  readonly sources: readonly Source[];
  readonly by: number | null;
  readonly departures?: readonly Departure[];
}

interface Found {
  readonly findings: readonly {
    readonly finding: Finding;
    readonly truth: number;
    readonly moved: boolean;
  }[];
}

const departments = (
  count: number,
  people: number,
  by: number | null,
  departures: readonly Departure[] = [],
): Trial => ({
  name: `departments drawn by lot, ${count} of ${people}`,
  comparisons: 14 * count,
  by,
  departures,
  sources: [1 / people + 1 / (people * (count - 1))].map((both) => ({ answering: both, standing: both })),
  page(setting, kind, move) {
    const { findings } = departmentsPage(setting, count, people, kind, move);
    return {
      findings: findings.flatMap((own, department) =>
        own.map((finding, group) => {
          const touched = move !== null && move.kind === kind && move.group === group;
          const share = (department === 0 ? 1 : 0) - 1 / count;
          return { finding, truth: touched ? share * move.by : 0, moved: touched && department === 0 };
        }),
      ),
    };
  },
});

const rounds = (
  name: string,
  draw: (setting: Setting) => Answering,
  sources: readonly Source[],
  by: number | null,
  departures: readonly Departure[] = [],
): Trial => ({
  name: `two rounds, ${name}`,
  comparisons: 28,
  by,
  departures,
  sources,
  page(setting, _kind, move) {
    const changes = roundsPage(setting, draw(setting), move);
    return {
      findings: KINDS.flatMap((kind) =>
        changes[kind].map((finding, group) => {
          const moved = move !== null && move.kind === kind && move.group === group;
          return { finding, truth: moved ? move.by : 0, moved };
        }),
      ),
    };
  },
});

const pairs = (people: number, lasting: number): Source => ({
  answering: 2 / people,
  standing: (2 * (1 - lasting)) / people,
});
const strangers = (people: number): Source => ({ answering: 2 / people, standing: 2 / people });
const staff = (people: number, share: number, lasting: number): readonly Source[] => {
  const both = share * share * people;
  return [pairs(both, lasting), strangers(share * people - both)];
};

const TRIALS: readonly Trial[] = [
  departments(4, 15, 1),
  departments(4, 60, 0.5),
  departments(12, 25, 0.75),
  rounds('other people, 50', otherPeople(50), [strangers(50)], 0.5),
  rounds('other people, 200', otherPeople(200), [strangers(200)], 0.2),
  rounds('60% of a staff of 80', fixedStaff(80, 1, 0.6), staff(80, 0.6, 1), 0.3),
  rounds('60% of a staff of 300', fixedStaff(300, 1, 0.6), staff(300, 0.6, 1), 0.2),
  rounds('the same 50 people, standings correlated .8', samePeople(50, 0.8), [pairs(50, 0.8)], 0.4),
  rounds('the same 200 people, standings correlated .8', samePeople(200, 0.8), [pairs(200, 0.8)], 0.2),
];

/** Wrong keys are no news to a company: both sides answered the same questions. */
const WRONG: readonly Trial[] = [
  departments(4, 60, null, ['popularity', 'loadings']),
  rounds('other people, 200', otherPeople(200), [], null, ['popularity', 'loadings', 'correlations']),
];

export function companyTable(engine: GroupEngine, { pages, seed, slack: given }: Effort): EvidenceTable {
  // Where few pages are made, a share is known to three of its standard errors.
  const slack = given === 0 ? 0 : given + 3 * Math.sqrt((0.1 * 0.9) / pages);
  const still = [...TRIALS, ...WRONG].map(
    (trial) => [trial, findNothing(engine, trial, pages, seed)] as const,
  );
  const rows = [
    ...still.flatMap(([trial, found]) => nullRows(trial, found, pages, slack)),
    ...still.flatMap(([trial, found]) =>
      powerRows(engine, trial, (found.falsePages + 1) / (pages + 2), pages, seed),
    ),
  ];
  return {
    title: 'What is concluded about a company',
    how: `${pages} pages a line, full answers of everybody. First nothing differs in truth: how many pages say that something differs or has changed, and how often the 95% intervals hold nothing. In worlds with wrong keys popularities are off by SD 0.5, loadings by 30%, and between rounds the traits' correlations as well. Then one competency or domain is moved, all six measures by as much: how often it is found, beside an ideal observer, who knows all covariances, knows that only one has moved, and has as many false pages. The page does not know that, so it asks twice: whether each moved, and whether it did if no other has. Seed ${seed}.`,
    rows,
  };
}

interface Nothing {
  readonly falsePages: number;
  readonly inside: number;
  readonly all: number;
}

function findNothing(engine: GroupEngine, trial: Trial, pages: number, seed: string): Nothing {
  const { name, departures = [] } = trial;
  const random = createRandom(`company ${seed} ${name} ${departures.join()}`);
  let setting = createSetting(engine, random, departures);
  let [falsePages, inside, all] = [0, 0, 0];
  for (let page = 0; page < pages; page++) {
    if (departures.length > 0) setting = createSetting(engine, random, departures);
    const { findings } = trial.page(setting, KINDS[page % 2] as MeasureKind, null);
    if (findings.some(({ finding }) => finding.differs)) falsePages += 1;
    all += findings.length;
    inside += findings.filter(({ finding, truth }) => holdsTruth(finding, truth)).length;
  }
  return { falsePages, inside, all };
}

function nullRows(
  { name, departures = [] }: Trial,
  { falsePages, inside, all }: Nothing,
  pages: number,
  slack: number,
): EvidenceRow[] {
  const where = departures.length > 0 ? `wrong keys, ${name}` : name;
  return [
    {
      what: `${where}: false pages`,
      found: falsePages / pages,
      counted: { count: falsePages, of: pages },
      to: 0.1 + slack,
    },
    {
      what: `${where}: no difference inside the interval`,
      found: inside / all,
      counted: { count: inside, of: all },
      from: 0.93 - slack,
      to: 0.97 + slack,
    },
  ];
}

function powerRows(
  engine: GroupEngine,
  trial: Trial,
  falsePages: number,
  pages: number,
  seed: string,
): EvidenceRow[] {
  const { name, by, sources, comparisons } = trial;
  if (by === null) return [];
  const random = createRandom(`company moved ${seed} ${name}`);
  const setting = createSetting(engine, random);
  let [found, inside] = [0, 0];
  for (let page = 0; page < pages; page++) {
    const kind = KINDS[page % 2] as MeasureKind;
    const { findings } = trial.page(setting, kind, { kind, group: Math.floor(page / 2) % 14, by });
    const moved = findings.find((one) => one.moved);
    if (moved?.finding.differs) found += 1;
    if (moved && holdsTruth(moved.finding, moved.truth)) inside += 1;
  }
  const idealOf = (asked: number): number =>
    KINDS.reduce((sum, kind) => sum + idealPower(engine, kind, sources, by, asked, falsePages), 0) / 2;
  const ideal = idealOf(comparisons);
  return [
    {
      what: `${name}, one moved by ${by} SD: found`,
      found: found / pages,
      counted: { count: found, of: pages },
      from: ideal - 0.05 - 2 * Math.sqrt((ideal * (1 - ideal)) / pages),
    },
    { what: `${name}, one moved by ${by} SD: found by an ideal observer`, found: ideal },
    {
      what: `${name}, one moved by ${by} SD: by one who asks twice, as the page does`,
      found: idealOf(2 * comparisons),
    },
    {
      what: `${name}, one moved by ${by} SD: inside the interval`,
      found: inside / pages,
      counted: { count: inside, of: pages },
    },
  ];
}

const holdsTruth = ({ difference, margin }: Finding, truth: number): boolean =>
  Math.abs(difference - truth) <= margin;
