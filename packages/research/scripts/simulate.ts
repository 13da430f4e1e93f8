import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadLinks } from '@fourfold/measurement/dynamics/load-links.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { FULL } from '../src/evidence/effort.ts';
import { gatherEvidence } from '../src/evidence/evidence.ts';
import { type EvidenceRow, type EvidenceTable, expectation, holds } from '../src/evidence/row.ts';

/**
 * Simulates known people through the real questionnaire, prints how well they are found again
 * beside what is expected, and writes docs/measurement-evidence.md.
 *
 *   npm run simulate [-- --seed 1]
 *
 * The same seed gives the same tables; only seed 1 is written to the docs. Leaves with 1 when a row
 * misses.
 */
const { values } = parseArgs({ options: { seed: { type: 'string', default: FULL.seed } } });
const questionnaire = loadQuestionnaire();
const tables: EvidenceTable[] = [];
for (const table of gatherEvidence(questionnaire, loadLinks(), { ...FULL, seed: values.seed })) {
  tables.push(table);
  console.log(toMarkdown(table));
}
const rows = tables.flatMap((table) => table.rows);
const judged = rows.filter(({ from, to }) => from !== undefined || to !== undefined);
const missed = judged.filter((row) => !holds(row));
console.log(
  missed.length === 0
    ? `All ${judged.length} rows with a limit hold.`
    : `${missed.length} of ${judged.length} rows with a limit miss.`,
);

if (values.seed === FULL.seed) {
  const docs = new URL('../../../docs/', import.meta.url);
  mkdirSync(docs, { recursive: true });
  writeFileSync(new URL('measurement-evidence.md', docs), toDocument(tables));
}
process.exitCode = missed.length === 0 ? 0 : 1;

function toDocument(all: readonly EvidenceTable[]): string {
  return [
    '# What the measurement can do, by simulation',
    `Written by \`npm run simulate\`; do not edit. Design version ${questionnaire.design.version}. People with known standings answer the real questionnaire, and the engine has to find them again. This says what the model can do if people are roughly as it believes, and how far it goes wrong if they are not in the ways tried here. It does not say that the keys are right: nothing but field data can (see measurement.md).`,
    ...all.map(toMarkdown),
  ].join('\n\n');
}

function verdict(row: EvidenceRow): string {
  if (row.from === undefined && row.to === undefined) return '';
  return holds(row) ? 'yes' : '**no**';
}

/** Counts as they are, shares and the like to three places. */
function toNumber(value: number): string {
  return Number.isInteger(value) && value > 1 ? String(value) : value.toFixed(3);
}

function toMarkdown({ title, how, rows: lines }: EvidenceTable): string {
  const body = lines.map(
    (row) => `| ${row.what} | ${toNumber(row.found)} | ${expectation(row)} | ${verdict(row)} |`,
  );
  return [
    `## ${title}`,
    '',
    how,
    '',
    '| what | found | expected | holds |',
    '| --- | --- | --- | --- |',
    ...body,
    '',
  ].join('\n');
}
