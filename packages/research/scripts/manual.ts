import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import { loadMeasureTexts } from '@fourfold/measurement/questionnaire/load-measure-texts.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { measureDifferences } from '../src/manual/measure-differences.ts';
import { measureScales } from '../src/manual/measure-scales.ts';
import { measureSizes } from '../src/manual/measure-sizes.ts';
import { type ManualFigures, simulatedFigures, type Trial, writeManual } from '../src/manual/write-manual.ts';

/**
 * Writes the technical manual, docs/manual/, and what a candidate's page says of dressing up.
 *
 *   npm run manual [-- --texts]
 *
 * Simulates how well every scale is known, writes that to manual/scales.json, and puts it into the chapters together
 * with what stands in the questionnaire's data, in docs/measurement-evidence.md (`npm run simulate`) and in
 * docs/certificate.md (`npm run certify`). With --texts the simulation of last time is kept.
 */
const TRIAL: Trial = {
  people: 1500,
  groups: 200,
  peopleInGroup: 30,
  sizes: [5, 8, 12, 20, 30, 50],
  companies: 50,
  departments: 5,
  peopleInDepartment: 8,
  seed: '1',
};

const { values } = parseArgs({ options: { texts: { type: 'boolean', default: false } } });
const figuresFile = new URL('../manual/scales.json', import.meta.url);
const docs = new URL('../../../docs/manual/', import.meta.url);

if (!values.texts) {
  const engine = compileGroups(loadQuestionnaire());
  const scales = measureScales(engine, TRIAL);
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  const list = (figures: readonly unknown[]): string =>
    `[\n${figures.map((figure) => `    ${JSON.stringify(figure, rounded)}`).join(',\n')}\n  ]`;
  const entries = [
    `"trial": ${JSON.stringify(TRIAL)}`,
    `"scales": ${list(scales)}`,
    `"sizes": ${list(measureSizes(engine, TRIAL))}`,
    `"differences": ${JSON.stringify(measureDifferences(engine, TRIAL), rounded)}`,
  ];
  writeFileSync(figuresFile, `{\n  ${entries.join(',\n  ')}\n}\n`);
}
const figures: ManualFigures = JSON.parse(readFileSync(figuresFile, 'utf8'));
mkdirSync(docs, { recursive: true });
for (const [name, text] of writeManual(await loadMeasureTexts('en'), figures)) {
  writeFileSync(new URL(name, docs), text);
  console.log(`docs/manual/${name}`);
}
const simulated = 'packages/content/src/simulated/simulated.json';
writeFileSync(
  new URL(`../../../${simulated}`, import.meta.url),
  `${JSON.stringify(simulatedFigures(), null, 2)}\n`,
);
console.log(simulated);
