import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import type { StoredReport } from '../reports.repository.ts';
import { possibleNames } from './check-names.ts';

type About = Pick<StoredReport, 'organisation_id' | 'response_id'>;
export type FindNames = (draft: string) => Promise<readonly string[]>;

/** Finds the names of other people of the organisation in a draft. As it grows, only its new words are looked for. */
export function createNameFinder(db: Queries, about: About): FindNames {
  const asked = new Set<string>();
  const found: string[] = [];
  return async (draft) => {
    const words = [...possibleNames(draft)].filter((word) => !asked.has(word));
    if (words.length > 0) found.push(...(await readNames(db, about, words)));
    for (const word of words) asked.add(word);
    return found;
  };
}

/** What joins the parts of a name. The other spaces become plain ones when a name is normalised. */
const joints = '-\u1680';

/** The letters by which every database, whatever its locale, knows a name again: those of ASCII that it is left with. */
const plainLetters = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The database looks, so that what is read depends on the draft and not on how many people there are. It may find a
 * few names too many, which differ in other letters only; the comparison afterwards looks at all letters.
 */
async function readNames(
  db: Queries,
  { organisation_id, response_id }: About,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    with others as materialized (
      select distinct lower(part collate "C") as part
      from responses, string_to_table(translate(first_name || ' ' || last_name, ${joints}, '  '), ' ') as part
      where organisation_id = ${organisation_id} and withdrawn_at is null
        and id is distinct from ${response_id}::uuid
    ), normalised as (
      select regexp_split_to_table(normalize(part, NFKD), '[ -]+') as part
      from others where octet_length(part) > length(part)
    )
    select part from others
    where octet_length(part) = length(part) and part in (select unnest(${words}::text[]))
    union
    select part from normalised
    where regexp_replace(translate(lower(part collate "C"), 'łŁøØđĐ', 'lloodd'), '[^a-z0-9]', '', 'g')
      in (select unnest(${words.map(plainLetters)}::text[]))`.execute(db);
  return rows.map(({ part }) => part);
}
