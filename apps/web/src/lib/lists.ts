type Kind = 'conjunction' | 'disjunction' | 'unit';
const formats = new Map<Kind, Intl.ListFormat>();

/** “Ada Owner, Bo Owner or Cy Owner”: people of whom one is to be asked. */
export const eitherOf = (names: readonly string[]): string => list('disjunction', names);

/** “Courage, Order and Care” */
export const allOf = (names: readonly string[]): string => list('conjunction', names);

/** “Courage, Order, Care” */
export const inRow = (names: readonly string[]): string => list('unit', names);

// Made when it is first asked for: a phone takes long to get one ready.
function list(type: Kind, names: readonly string[]): string {
  const format =
    formats.get(type) ??
    new Intl.ListFormat(import.meta.env.LANGUAGE, { type, style: type === 'unit' ? 'short' : 'long' });
  formats.set(type, format);
  return format.format(names);
}
