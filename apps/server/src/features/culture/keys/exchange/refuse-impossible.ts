import {
  type AnswerSums,
  FEWEST_OF_COMPANY,
  type ModelQuestion,
  mostCompanies,
  type Questionnaire,
  ROUNDED_TO,
} from '@fourfold/measurement';
import { AdminError } from '../../../../kernel/admin/command.ts';

/** Throws a sentence where the numbers of a file cannot be those of any people. */
export function refuseImpossible(sums: AnswerSums, models: Questionnaire['models']): void {
  const { people, companies } = sums;
  for (const kind of ['behaviour', 'perception'] as const) {
    if (sums[kind].length !== models[kind].optionCount) {
      throw new AdminError('The file has another number of options than the questionnaire.');
    }
    for (const question of models[kind].questions) refuseMiscounted(question, sums[kind], people);
  }
  if (companies > mostCompanies(people)) {
    throw new AdminError(
      `The file counts ${companies} organisations of ${people} people. There are ${FEWEST_OF_COMPANY} people or more of each organisation in a file.`,
    );
  }
}

/** Everyone answers every question. What is rounded adds up nearly. */
function refuseMiscounted(
  { firstOption, optionKeys, key }: ModelQuestion,
  counts: readonly number[],
  people: number,
): void {
  const answered = counts
    .slice(firstOption, firstOption + optionKeys.length)
    .reduce((sum, one) => sum + one, 0);
  if (Math.abs(answered - people) <= ROUNDED_TO * (optionKeys.length + 1)) return;
  const what = answered > people ? 'more' : 'fewer';
  throw new AdminError(`The file counts ${what} answers to question ${key} than people.`);
}
