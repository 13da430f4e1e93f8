import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadLinks } from '@fourfold/measurement/dynamics/load-links.ts';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { type Effort, FULL, LONG } from '../src/evidence/effort.ts';
import { evidenceTables, experimentTables, type PlannedTable } from '../src/evidence/evidence.ts';
import { type EvidenceTable, expectation, holds } from '../src/evidence/row.ts';
import { toNumber, writeTable } from '../src/evidence/write-table.ts';
import { type KeptWorlds, keepWorlds } from '../src/keys/kept-worlds.ts';
import { keysTables, missingTrials, tryPlace } from '../src/keys/keys-table.ts';
import { personsTable } from '../src/keys/persons-table.ts';

/**
 * Simulates known people through the real questionnaire, prints how well they are found again
 * beside what is expected, and writes docs/measurement-evidence.md.
 *
 *   npm run simulate [-- --seed 1] [-- --long] [-- --experiments] [-- --keys [--worlds 20] [--keep FOLDER]]
 *
 * Two threads share the work. `--keys` simulates the worlds in which keys are learned and nothing else: hours. They are
 * kept in the folder, the first of every row before the second of any, so that a run that was ended goes on where it was;
 * `--worlds 0` prints those that are kept and tries none. docs/measurement-evidence-keys.md is written.
 *
 * `--experiments` simulates plans that start in some teams before others, and nothing else: some minutes. It writes
 * docs/measurement-evidence-experiments.md.
 *
 * The same seed gives the same tables; only seed 1 without `--long` is written to the docs, and seed 2 of the worlds in
 * which keys are learned, whose folder it has. Leaves with 1 when a row misses.
 */
const THREADS = 2;
/** Of the worlds that are kept in packages/research/worlds: fresh ones, since learning was tuned with those of seed 1. */
const KEYS_SEED = '2';

interface Share {
  readonly effort: Effort;
  /** The folder of worlds in which keys are learned, where these are all that is wanted; null for all other tables. */
  readonly keep: string | null;
  /** Whether plans that start in some teams first are all that is wanted. */
  readonly experiments: boolean;
  /** How many pieces of work have been begun. */
  readonly next: Int32Array;
}

/** A table that is ready to be printed, or a world that is kept now. */
type Made = { readonly place: number; readonly table: EvidenceTable } | { readonly world: string };

const questionnaire = loadQuestionnaire();
const heads = {
  'measurement-evidence.md': ['What the measurement can do, by simulation', 'npm run simulate'],
  'measurement-evidence-experiments.md': [
    'What a plan did: what is found and what is not, by simulation',
    'npm run simulate -- --experiments',
  ],
  'measurement-evidence-keys.md': [
    'What learned keys are worth, by simulation',
    'npm run simulate -- --keys',
  ],
} as const;
type Document = keyof typeof heads;

if (isMainThread) await simulate();
else work(workerData as Share);

function work({ effort, keep, experiments, next }: Share): void {
  const pieces =
    keep === null
      ? tablePieces(planTables(effort, experiments))
      : worldPieces(effort, keepWorlds(keep, effort.seed));
  for (let turn = Atomics.add(next, 0, 1); turn < pieces.length; turn = Atomics.add(next, 0, 1))
    parentPort?.postMessage(pieces[turn]?.());
}

function planTables(effort: Effort, experiments: boolean): readonly PlannedTable[] {
  return experiments
    ? experimentTables(questionnaire, effort)
    : evidenceTables(questionnaire, loadLinks(), effort);
}

function tablePieces(tables: readonly PlannedTable[]): (() => Made)[] {
  return [...tables.entries()]
    .toSorted(([, one], [, other]) => other.share - one.share)
    .map(([place, { make }]) => () => ({ place, table: make() }));
}

function worldPieces(effort: Effort, kept: KeptWorlds): (() => Made)[] {
  const engine = compileGroups(questionnaire);
  return missingTrials(effort, kept).map((trial) => () => {
    const began = performance.now();
    tryPlace(engine, loadLinks(), effort, trial, kept);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    return { world: `World ${trial.place + 1} of ${trial.line.name}: ${seconds} s` };
  });
}

async function simulate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      long: { type: 'boolean', default: false },
      keys: { type: 'boolean', default: false },
      experiments: { type: 'boolean', default: false },
      worlds: { type: 'string', default: String(LONG.keyWorlds) },
      keep: { type: 'string' },
    },
  });
  const effort = values.keys ? { ...LONG, keyWorlds: Number(values.worlds) } : values.long ? LONG : FULL;
  const ownSeed = values.keys ? KEYS_SEED : FULL.seed;
  const { seed = ownSeed } = values;
  const isWritten = seed === ownSeed;
  if (values.keys) {
    const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'fourfold-worlds-'));
    await inThreads({ effort: { ...effort, seed }, keep: folder, experiments: false });
    const engine = compileGroups(questionnaire);
    const kept = keepWorlds(folder, seed);
    const make = [
      ...keysTables(engine, loadLinks(), { ...effort, seed }, kept),
      () => personsTable(engine, seed),
    ];
    const tables = make.map((one) => one());
    for (const table of tables) console.log(writeTable(table));
    if (values.keep === undefined) rmSync(folder, { recursive: true });
    conclude(tables, isWritten ? 'measurement-evidence-keys.md' : null);
    return;
  }
  const { experiments } = values;
  const tables = await inThreads({ effort: { ...effort, seed }, keep: null, experiments });
  const file = experiments ? 'measurement-evidence-experiments.md' : 'measurement-evidence.md';
  conclude(tables, isWritten && !values.long ? file : null);
}

/** Answers the tables, each printed when those before it have been. */
async function inThreads(asked: Omit<Share, 'next'>): Promise<EvidenceTable[]> {
  const share: Share = { ...asked, next: new Int32Array(new SharedArrayBuffer(4)) };
  const tables: EvidenceTable[] = [];
  let printed = 0;
  const hear = (made: Made): void => {
    if ('world' in made) {
      console.log(made.world);
      return;
    }
    tables[made.place] = made.table;
    for (let ready = tables[printed]; ready !== undefined; ready = tables[++printed])
      console.log(writeTable(ready));
  };
  await Promise.all(
    Array.from({ length: THREADS }, async () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: share });
      worker.on('message', hear);
      await once(worker, 'exit');
    }),
  );
  return tables;
}
/** `file`: in the docs; null where nothing is written. */
function conclude(tables: readonly EvidenceTable[], file: Document | null): void {
  const rows = tables.flatMap((table) => table.rows);
  const judged = rows.filter(({ from, to }) => from !== undefined || to !== undefined);
  const missed = judged.filter((row) => !holds(row));
  const sum =
    missed.length === 0
      ? `All ${judged.length} figures with a limit hold.`
      : `${missed.length} of ${judged.length} figures with a limit miss.`;
  console.log(sum);
  for (const row of missed) console.log(`Missed: ${row.what}, ${toNumber(row.found)}, ${expectation(row)}`);
  if (file !== null) {
    const docs = new URL('../../../docs/', import.meta.url);
    mkdirSync(docs, { recursive: true });
    writeFileSync(new URL(file, docs), toDocument(file, tables, sum));
  }
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function toDocument(file: Document, all: readonly EvidenceTable[], sum: string): string {
  const [title, command] = heads[file];
  return [
    `# ${title}`,
    `Written by \`${command}\`; do not edit. Design version ${questionnaire.design.version}. People with known standings answer the real questionnaire, and the engine has to find them again. This says what the model can do if people are roughly as it believes, and how far it goes wrong if they are not in the ways tried here. It does not say that the keys are right: nothing but field data can (see measurement.md).`,
    `${sum} A figure is followed by what it was counted from and by what is expected of it, which may stand in the head of its column. Without an expectation it is for information.`,
    ...all.map(writeTable),
  ].join('\n\n');
}
