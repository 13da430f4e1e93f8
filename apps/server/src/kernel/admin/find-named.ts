import { AdminError } from './command.ts';

/** An organisation by its id or, where only one is called so, by its name. */
export function findNamed<Row extends { readonly id: string; readonly name: string }>(
  rows: readonly Row[],
  wanted: string,
): Row {
  const typed = wanted.toLowerCase();
  const found = rows.filter(({ id, name }) => id === typed || name.toLowerCase() === typed);
  const [only, ...others] = found;
  if (only === undefined)
    throw new AdminError(`There is no organisation ${wanted}. npm run admin -- organisation lists them.`);
  if (others.length > 0)
    throw new AdminError(`${found.length} organisations are called ${wanted}: name its id.`);
  return only;
}
