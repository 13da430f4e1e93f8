import { type AnswerSums, weightOf } from '@fourfold/measurement';
import { AdminError } from '../../../../kernel/admin/command.ts';
import type { Database } from '../../../../kernel/database/database.ts';
import { loadEngine } from '../../engine/engine.ts';
import { keepIdentity } from './identity.ts';
import { type KeysFile, nameOf, readKeysFile } from './keys-file.ts';
import { listReceived } from './received.service.ts';

export interface ImportParts {
  readonly db: Database;
  readonly appKeys: readonly string[];
  readonly now: Date;
}

/** Answers what became of it, in a sentence. */
export async function importKeys({ db, appKeys, now }: ImportParts, text: string): Promise<string> {
  const { questionnaire } = await loadEngine();
  const file = readKeysFile(text, questionnaire, now);
  if (file.from === nameOf(await keepIdentity(db, appKeys))) {
    throw new AdminError('The file is this installation’s own: its answers count already.');
  }
  const known = (await listReceived(db)).find(
    ({ signer, design }) => signer === file.from && design === file.design,
  );
  if (known !== undefined && !isNewer(file, known)) return nothingNew(file, known);
  const values = { made: file.made, sums: JSON.stringify(file.sums), received_at: now };
  await db
    .insertInto('keys_received')
    .values({ signer: file.from, design_version: file.design, ...values })
    .onConflict((conflict) => conflict.columns(['signer', 'design_version']).doUpdateSet(values))
    .execute();
  const instead = known === undefined ? '' : ' in place of what the same installation sent before';
  const less = countsAs(file.sums);
  const as = less === null ? '' : `, as ${less}`;
  return `${countIn(file.sums)} were taken in${instead}. They count the next time that keys are learned${as}.\n`;
}

type Dated = Pick<KeysFile, 'made' | 'sums'>;

/** An installation hardly makes two files in a day, and of these the later one holds more people. */
const isNewer = (file: Dated, known: Dated): boolean =>
  file.made > known.made || (file.made === known.made && file.sums.people > known.sums.people);

const nothingNew = (file: Dated, known: Dated): string =>
  file.made === known.made && sameSums(file.sums, known.sums)
    ? `These ${countIn(file.sums)} count already: nothing has changed.\n`
    : `A newer file of the same installation counts, of ${known.made}: nothing has changed.\n`;

const sameSums = (one: AnswerSums, other: AnswerSums): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ people, companies, behaviour, perception }: AnswerSums) => [
  people,
  companies,
  behaviour,
  perception,
];

export const countIn = ({ people, companies }: Pick<AnswerSums, 'people' | 'companies'>): string =>
  `${people} answers of ${companies} ${companies === 1 ? 'organisation' : 'organisations'}`;

/** Of a file that counts for less than it claims: for how much. */
export function countsAs(sums: AnswerSums): string | null {
  const weight = weightOf(sums);
  const isWhole = weight.people === sums.people && weight.companies === sums.companies;
  return isWhole ? null : countIn(weight);
}
