import { roundName } from '@fourfold/contract/words';
import type { Queries } from '../../kernel/database/database.ts';
import { nameFile } from '../../kernel/exports/name-file.ts';
import type { ListQuery } from './people.repository.ts';

interface PeopleFile {
  readonly organisationId: string;
  readonly part: string;
  /** As the list is filtered; without it the file is of every round. */
  readonly round: ListQuery['round'];
}

/** What a file of the list is called: of which company and, where one was chosen, of which round. */
export async function namePeopleFile(
  db: Queries,
  { organisationId, part, round }: PeopleFile,
): Promise<string> {
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return nameFile({ title: name, part, round: round === undefined ? null : roundName(toNumber(round)) });
}

/** Pulses are counted from -1 down, and the list shows all of them together. */
const toNumber = (round: NonNullable<PeopleFile['round']>): number => (round === 'pulse' ? -1 : round);
