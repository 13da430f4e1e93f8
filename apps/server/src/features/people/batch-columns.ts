import { type BatchField, batchFields } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';

/** What the columns are called in the files that we write, which may come back. */
export const columnHeads: Readonly<Record<BatchField, () => string>> = {
  first_name: sentence('First name'),
  last_name: sentence('Last name'),
  email: sentence('E-mail'),
  job_position: sentence('Position'),
  department: sentence('Department'),
  company: sentence('Company'),
};

/** What people call the columns, in lower case and without signs. */
const names: Record<BatchField, readonly string[]> = {
  first_name: ['firstname', 'givenname', 'forename', 'vorname', 'prenom', 'nombre'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname', 'nom', 'apellido', 'apellidos'],
  email: ['email', 'mail', 'emailaddress', 'workemail', 'address'],
  job_position: ['jobposition', 'position', 'jobtitle', 'title', 'role', 'job', 'puesto'],
  department: ['department', 'team', 'unit', 'abteilung', 'departamento'],
  company: ['company', 'organisation', 'organization', 'employer', 'firma', 'empresa'],
};

export type BatchColumns = Partial<Record<BatchField, number>>;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** A first line with an address in it is a person already. */
export const looksLikeHeader = (cells: readonly string[]) => !cells.some((cell) => cell.includes('@'));

/** Which column holds what, by the names in the first line; without one, in the order of the template. */
export function guessColumns(cells: readonly string[], hasHeader: boolean): BatchColumns {
  const folded = cells.map(fold);
  const places = batchFields.map((field, index) => {
    const known = [...names[field], fold(columnHeads[field]())];
    const place = hasHeader ? folded.findIndex((name) => known.includes(name)) : index;
    return [field, place] as const;
  });
  return Object.fromEntries(places.filter(([, place]) => place >= 0 && place < cells.length));
}
