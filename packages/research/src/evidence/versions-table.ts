import { compareRounds } from '@fourfold/measurement/comparison/compare-rounds.ts';
import { compareVersions } from '@fourfold/measurement/comparison/compare-versions.ts';
import type { Finding } from '@fourfold/measurement/comparison/contrast.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeGroup, type Keys } from '@fourfold/measurement/group/describe-group.ts';
import { compileGroups, type GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { createRandom, type Random } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { addStandings, drawStanding, type Standing } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';
import type { Effort } from './effort.ts';
import { countedRow, type EvidenceRow, type EvidenceTable } from './row.ts';
import { standingMoved } from './simulated-pages.ts';

/**
 * A round that asked the first version of the questionnaire, and one that asked the version of now. The keys of both
 * are off, each in its own way, and nobody answers twice.
 *
 * Example: `versionsTable(engine, keys, FULL).rows[0]` is the share of pages with a false change, 0.1 or less.
 */
const PEOPLE = 60;
const MOVED_BY = 1;
const KINDS = ['behaviour', 'perception'] as const;

interface Round {
  readonly engine: GroupEngine;
  readonly keys: Keys;
  readonly truth: Truth;
}

export function versionsTable(
  engine: GroupEngine,
  keys: Keys,
  { pages, seed, slack }: Effort,
): EvidenceTable {
  const first = compileGroups(loadQuestionnaire('1'));
  const { behaviour, perception } = first.questionnaire.models;
  const firstKeys = { behaviour: expertKeys(behaviour), perception: expertKeys(perception) };
  const random = createRandom(`versions ${seed}`);
  const found = { falsePages: 0, inside: 0, of: 0, moved: 0, across: 0, within: 0 };
  for (let page = 0; page < pages; page += 1) {
    const earlier = { engine: first, keys: firstKeys, truth: wrongly(first, random) };
    const later = { engine, keys, truth: wrongly(engine, random) };
    const company = drawStanding(later.truth, BETWEEN_GROUPS, random);
    const before = answersOf(earlier, company, random);
    const still = answersOf(later, company, random);
    const same = KINDS.flatMap((kind) => across(earlier, before, later, still, kind));
    found.falsePages += Number(same.some(({ differs }) => differs));
    found.inside += same.filter(({ difference, margin }) => Math.abs(difference) <= margin).length;
    found.of += same.length;
    found.across += sumOfMargins(same);
    const again = compareRounds(engine, answersOf(later, company, random), still, { people: 0 });
    found.within += sumOfMargins(KINDS.flatMap((kind) => again[kind]));
    const kind = KINDS[page % 2] ?? 'behaviour';
    const group = Math.floor(page / 2) % engine.questionnaire.models[kind].groups.length;
    const moved = standingMoved(engine, company, { kind, group, by: MOVED_BY });
    const after = answersOf(later, moved, random);
    found.moved += Number(across(earlier, before, later, after, kind)[group]?.differs);
  }
  const covered = { from: 0.93 - slack };
  const rows: EvidenceRow[] = [
    countedRow('nothing has changed: pages on which something is said to have', found.falsePages, pages, {
      to: 0.1 + slack,
    }),
    countedRow('nothing has changed: inside the likely range', found.inside, found.of, covered),
    countedRow(`a competency or domain has moved by ${MOVED_BY} SD: said`, found.moved, pages),
    {
      what: 'width of the likely range, beside two rounds of one version',
      found: found.across / found.within,
    },
  ];
  return {
    title: 'Two versions of the questionnaire',
    how: `${pages} companies with a round of version 1 and one of version ${engine.questionnaire.design.version}, ${PEOPLE} other people in each; popularities and loadings of each version as far off as the engine says, and of the two independently. Seed ${seed}.`,
    rows,
  };
}

const wrongly = ({ questionnaire }: GroupEngine, random: Random): Truth =>
  createTruth(createWorld(questionnaire, ['popularity', 'loadings'], random));

function answersOf({ engine, truth }: Round, company: Standing, random: Random) {
  const statistics = createStatistics(engine);
  for (let person = 0; person < PEOPLE; person += 1) {
    const standing = addStandings(company, drawStanding(truth, 1 - BETWEEN_GROUPS, random));
    addPerson(engine, statistics, choose(truth.world, standing, random));
  }
  return statistics;
}

type Answers = ReturnType<typeof answersOf>;

/** As the screen compares them: 28 at once. */
function across(
  earlier: Round,
  before: Answers,
  later: Round,
  after: Answers,
  kind: (typeof KINDS)[number],
): Finding[] {
  return compareVersions(later.engine.questionnaire.models[kind], {
    earlier: describeGroup(earlier.engine, earlier.keys, before)[kind],
    later: describeGroup(later.engine, later.keys, after)[kind],
    comparisons: 28,
  });
}

const sumOfMargins = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { margin }) => sum + margin, 0);
