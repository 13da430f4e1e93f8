/**
 * Writes features/reports/check/directions/reader.txt: what the words of an advice weigh, learned from the sentences in
 * features/reports/check/training. `--table` prints instead what the reader reaches on texts that it has not learned.
 *
 *   node apps/server/scripts/train-advice-reader.ts [--table]
 */
import { writeFileSync } from 'node:fs';
import { loadMeasureTexts } from '@fourfold/measurement';
import { loadAskedQuestionnaire } from '../src/features/assessment/asked-questionnaire.ts';
import { formatWeights } from '../src/features/reports/check/directions/weights.ts';
import { ownSentences } from './advice-reader/own-sentences.ts';
import { printDrafts, printHeldOut } from './advice-reader/print-table.ts';
import { train } from './advice-reader/train.ts';
import { otherExamples, sentencesOf, writers } from './advice-reader/training-sentences.ts';

const { behaviours } = await loadMeasureTexts('en');
const { design } = await loadAskedQuestionnaire();
const groupOf = new Map(
  design.measures.flatMap(({ key, group }) => (key in behaviours ? [[key, group] as const] : [])),
);
const figures = Object.entries(behaviours).map(([key, { name }]) => ({
  ...({ key, name, kind: 'behaviour', group: null, band: 'balanced' } as const),
  ...{ score: 100, low: 60, high: 140, beyond: 0 },
}));
const others = [...otherExamples(behaviours), ...(await ownSentences())];
if (process.argv.includes('--table')) {
  console.log(
    '| writer held out | sentences read rightly | wrong drafts caught | right drafts caught |\n| --- | --- | --- | --- |',
  );
  for (const held of writers) {
    const learned = train(
      [...writers.filter((one) => one !== held).flatMap(sentencesOf), ...others],
      figures,
      groupOf,
    );
    printHeldOut(held, sentencesOf(held), learned, figures);
  }
  printDrafts(['unseen', 'blind']);
} else {
  const weights = train([...writers.flatMap(sentencesOf), ...others], figures, groupOf);
  const text = formatWeights(weights);
  writeFileSync(new URL('../src/features/reports/check/directions/reader.txt', import.meta.url), text);
  console.log(`${weights.turns.size} turns, ${weights.acts.size} acts, ${Math.round(text.length / 1000)} KB`);
}
