import type { Judgement } from '../../src/features/reports/check/judge/judgement.ts';
import { type JudgedDraft, judgementFrom, verdictOf } from '../../src/testing/judged-drafts.ts';

interface Answered {
  readonly one: JudgedDraft;
  readonly judgement: Judgement;
}

/** Prints what the check catches with these answers, what it takes wrongly for a mistake, and what it leaves. */
export function printFigures(answers: ReadonlyMap<string, unknown>, drafts: readonly JudgedDraft[]): void {
  const answered = drafts.flatMap((one) =>
    answers.has(one.id) ? [{ one, judgement: judgementFrom(one, answers.get(one.id)) }] : [],
  );
  const problems = answered.filter(({ judgement }) => judgement.problem !== null);
  console.log(
    `${answered.length} of ${drafts.length} prompts answered, ${problems.length} answers refused\n`,
  );
  for (const { one, judgement } of problems) console.log(`refused: ${one.id} (${judgement.problem})`);
  console.log('| drafts | reader | wrong: caught | left | passed | right: caught | left | passed |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const kinds = [...new Set(answered.map(({ one }) => one.kind))].toSorted();
  for (const kind of ['all', ...kinds]) {
    const some = answered.filter(({ one }) => kind === 'all' || one.kind === kind);
    printRow(`${kind}, ${some.length}`, 'trained', some, () => null);
    printRow('', 'with the judge', some, ({ judgement }) => judgement);
  }
  printPointing(answered);
}

function printRow(
  name: string,
  reader: string,
  drafts: readonly Answered[],
  judgementFor: (draft: Answered) => Judgement | null,
): void {
  const cells = [false, true].flatMap((isRight) => {
    const all = drafts.map((draft) => verdictOf(draft.one, isRight, judgementFor(draft)));
    return (['caught', 'left', 'passed'] as const).map((what) => {
      const count = all.filter((verdict) => verdict === what).length;
      return `${count} (${((100 * count) / all.length).toFixed(1)}%)`;
    });
  });
  console.log(`| ${[name, reader, ...cells].join(' | ')} |`);
}

/** What the judge alone says, sentence by sentence, of the draft's own behaviours and of those drawn by lot. */
function printPointing(answered: readonly Answered[]): void {
  const count = { fitting: 0, against: 0, neither: 0, unclear: 0, drawn: 0 };
  let [sentences, unread] = [0, 0];
  for (const { one, judgement } of answered) {
    sentences += one.task.sentences.size;
    unread += one.task.sentences.size - judgement.sentences.length;
    for (const { key, said } of judgement.sentences.flatMap(({ says }) => says)) {
      const side = one.draft.sides.find(([own]) => own === key)?.[1];
      if (said === 'neither' || said === 'unclear') count[said] += 1;
      else if (side === undefined) count.drawn += 1;
      else count[(side === 'little') === (said === 'more') ? 'fitting' : 'against'] += 1;
    }
  }
  console.log(`\nThe judge alone, of ${sentences} sentences: ${unread} not answered, or in two ways.`);
  console.log(
    `Its entries: ${count.fitting} point as the draft does, ${count.against} against it, ${count.neither} neither way, ${count.unclear} unclear, ${count.drawn} at a measure drawn by lot.`,
  );
}
