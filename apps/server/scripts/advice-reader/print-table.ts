import { clausesOf } from '../../src/features/reports/check/directions/clauses.ts';
import { weighEvidence } from '../../src/features/reports/check/directions/evidence.ts';
import { readClauses } from '../../src/features/reports/check/directions/reader.ts';
import type { Weights } from '../../src/features/reports/check/directions/weights.ts';
import { createMentions } from '../../src/features/reports/check/mentions.ts';
import { sentencesOf } from '../../src/features/reports/check/sentences.ts';
import type { Figure } from '../../src/features/reports/results/report-basis.ts';
import { draftsIn, tally } from '../../src/testing/judge-drafts.ts';
import type { Example } from './training-sentences.ts';

const head =
  '| texts | wrong: caught | left | passed | right: caught | left | passed |\n| --- | --- | --- | --- | --- | --- | --- |';

/** What the check, as it is, makes of drafts that the reader has not learned from. */
export function printDrafts(files: readonly string[]): void {
  console.log(head);
  for (const file of files) {
    const drafts = draftsIn(`corpus/${file}.md`);
    const cells = [false, true].flatMap((isRight) => {
      const { caught, left, passed } = tally(drafts, isRight);
      return [caught, left, passed];
    });
    console.log(`| \`${file}\`, ${drafts.length} drafts | ${cells.join(' | ')} |`);
  }
}

/** Sentences of a writer from whom the weights were not learned: each alone, and as drafts of three or four. */
export function printHeldOut(
  writer: string,
  examples: readonly Example[],
  weights: Weights,
  figures: readonly Figure[],
): void {
  const findNames = createMentions(figures);
  const statements = examples.flatMap(({ key, side, text }) => {
    const figure = figures.find((one) => one.key === key);
    const [sentence] = sentencesOf(text, findNames);
    if (figure === undefined || side === 0 || sentence === undefined) return [];
    const places = findNames(text, 0).map(({ from, to, figures: named }) => ({
      from,
      to,
      isOwn: named.includes(figure),
    }));
    const reading = readClauses(clausesOf(text, places), figure.key, weights);
    return [{ ...reading, figure: { ...figure, band: side > 0 ? 'low' : 'high' } as Figure, sentence, side }];
  });
  const right = statements.filter(({ up, side }) => up * side > 0).length;
  const drafts = [...Map.groupBy(statements, ({ figure, side }) => `${figure.key} ${side}`).values()].flatMap(
    (all) => [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)],
  );
  const told = (isRight: boolean) =>
    drafts.filter((draft) => {
      const { figure } = draft[0] ?? {};
      if (figure === undefined) return false;
      const other = { ...figure, band: (figure.band === 'low') === isRight ? 'low' : 'high' } as Figure;
      return weighEvidence(draft.map((one) => ({ ...one, figure: other }))).wrong.length > 0;
    }).length;
  const share = (100 * right) / statements.length;
  console.log(
    `| \`${writer}\` | ${share.toFixed(1)}% of ${statements.length} | ${told(false)} of ${drafts.length} | ${told(true)} of ${drafts.length} |`,
  );
}
