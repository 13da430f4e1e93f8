import { compileDynamics } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import type { LinksFile } from '@fourfold/measurement/dynamics/expected-links.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { LOADING_SD } from '@fourfold/measurement/simulation/world.ts';
import type { EvidenceRow, EvidenceTable } from '../evidence/row.ts';
import type { KeptWorlds } from './kept-worlds.ts';
import { type LearnedLine, LINES, MORE_LINES, QUICKLY } from './learned-line.ts';
import { leftByPool } from './left-by-pool.ts';
import { GROUPS, type TriedWorld, tryWorld } from './try-world.ts';

/**
 * The tables on keys that learn: what is gained for companies that keys were not learned from, and whether ranges still
 * hold the truth.
 *
 * Example: `300 answers of six companies: error of a behaviour, group of 400`, 6 points or less.
 */
export interface KeysEffort {
  readonly seed: string;
  /** Worlds a row; those that are kept already are not tried again. 0 for those alone. */
  readonly keyWorlds: number;
  /** Whether pools of thousands are learned from as well: minutes a world. Only then rows have a limit. */
  readonly largePools: boolean;
}

/** A world of a line, by its place among them. */
export interface KeyTrial {
  readonly line: LearnedLine;
  readonly place: number;
}

const linesOf = ({ largePools }: KeysEffort): readonly LearnedLine[] =>
  largePools ? [...LINES, ...MORE_LINES] : LINES;

/** The worlds that are not kept: the first of every line, then the second. A run that is ended leaves as many of each. */
export function missingTrials(effort: KeysEffort, kept: KeptWorlds): KeyTrial[] {
  const known = linesOf(effort).map((line) => ({ line, worlds: kept.read(line.name) }));
  return Array.from({ length: effort.keyWorlds }, (_, place) => place).flatMap((place) =>
    known.filter(({ worlds }) => worlds[place] === undefined).map(({ line }) => ({ line, place })),
  );
}

/** Each world has a seed of its own, so those that were tried before need not be tried again. */
export function tryPlace(
  engine: GroupEngine,
  links: LinksFile,
  { seed, largePools }: KeysEffort,
  { line, place }: KeyTrial,
  kept?: KeptWorlds,
): TriedWorld {
  const random = createRandom(`learned keys ${seed} ${line.name}${place === 0 ? '' : ` ${place}`}`);
  const trial = largePools ? line : { ...line, turns: QUICKLY };
  const world = tryWorld(engine, compileDynamics(engine, links), trial, random);
  kept?.add(line.name, place, world);
  return world;
}

/** A table a line, so that threads share them. */
export function keysTables(
  engine: GroupEngine,
  links: LinksFile,
  effort: KeysEffort,
  kept?: KeptWorlds,
): readonly (() => EvidenceTable)[] {
  const { seed, keyWorlds, largePools } = effort;
  const read = ({ name }: LearnedLine) => kept?.read(name) ?? [];
  const lines = linesOf(effort).filter((line) => keyWorlds > 0 || read(line).length > 0);
  return lines.map((line) => () => {
    const known = read(line);
    const worlds = Array.from(
      { length: keyWorlds || known.length },
      (_, place) =>
        known[place] ?? (keyWorlds > 0 ? tryPlace(engine, links, effort, { line, place }, kept) : undefined),
    ).filter((world) => world !== undefined);
    return {
      title: `Keys that learn: ${line.name}`,
      how: `${worlds.length === 1 ? 'One world' : `${worlds.length} worlds`} with loadings off by ${100 * (line.loading ?? LOADING_SD)}% and popularities of SD ${line.popularity}; in each, ${GROUPS} companies of 400 and of 60 that keys were not learned from. Errors and widths in points. Seed ${seed}.`,
      rows: rowsOf(engine, line, worlds, largePools),
    };
  });
}

function rowsOf(
  { questionnaire: { models } }: GroupEngine,
  line: LearnedLine,
  worlds: readonly TriedWorld[],
  isJudged: boolean,
): EvidenceRow[] {
  const mean = (read: (world: TriedWorld) => number) =>
    worlds.reduce((sum, world) => sum + read(world), 0) / worlds.length;
  const share = (part: (world: TriedWorld) => number, of: (world: TriedWorld) => number) =>
    mean(part) / mean(of);
  const expected = isJudged ? line.expected : null;
  const most = (value: number | null | undefined) => (value == null ? {} : { to: value });
  const least = (value: number | null | undefined) => (value == null ? {} : { from: value });
  const isHeld = isJudged && line.common === 0;
  return [
    ...(['behaviour', 'perception'] as const).flatMap((kind): EvidenceRow[] => [
      ...([400, 60] as const).map((people) => ({
        what: `${kind}s: error, ${people} people`,
        found: Math.sqrt(mean(({ kinds }) => kinds[kind][people].square)),
        ...most(people === 400 ? expected?.error : expected?.small),
      })),
      {
        what: `${kind}s: half a range, 400 people`,
        found: mean(({ kinds }) => kinds[kind][400].width),
        ...most(expected?.width),
      },
      ...([400, 60] as const).map((people) => ({
        what: `${kind}s: inside their range, ${people} people`,
        found: mean(({ kinds }) => kinds[kind][people].inside),
        ...(isHeld ? { from: line.people > 0 ? 0.93 : 0.9 } : {}),
      })),
      ...(isJudged
        ? ([400, 60] as const).map((people) => ({
            what: `${kind}s: error if keys were known, ${people} people`,
            found: Math.sqrt(mean(({ kinds }) => kinds[kind][people].known)),
          }))
        : []),
      ...(isJudged && line.people > 0
        ? [
            {
              what: `${kind}s: error if only the companies’ place were unknown, 400 people`,
              found: Math.hypot(
                leftByPool(models[kind], line.companies, line.popularity),
                Math.sqrt(mean(({ kinds }) => kinds[kind][400].known)),
              ),
            },
          ]
        : []),
    ]),
    {
      what: 'of the five that are named, truly among the five',
      found: share(
        ({ five }) => five.right,
        ({ five }) => five.groups,
      ),
      ...least(expected?.five),
    },
    ...(isJudged
      ? [
          {
            what: 'the same if keys were known',
            found: share(
              ({ knownFive }) => knownFive.right,
              ({ knownFive }) => knownFive.groups,
            ),
          },
        ]
      : []),
    ...(worlds.some(({ five }) => five.likely > 0)
      ? [
          {
            what: 'labelled likely, and truly among the five',
            found: share(
              ({ five }) => five.likelyRight,
              ({ five }) => five.likely,
            ),
            ...least(expected?.likely),
          },
        ]
      : []),
    ...(line.people > 0
      ? [
          {
            what: 'loadings inside their own range',
            found: share(
              ({ loadings }) => loadings.inside,
              ({ loadings }) => loadings.count,
            ),
            ...(isJudged ? { from: 0.9 } : {}),
          },
        ]
      : []),
    {
      what: 'differences of two companies inside their range',
      found: share(
        ({ differences }) => differences.inside,
        ({ differences }) => differences.count,
      ),
      ...(isJudged ? { from: 0.9 } : {}),
    },
  ];
}
