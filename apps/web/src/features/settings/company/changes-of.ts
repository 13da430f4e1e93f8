/** Settings that are typed. */
export type Texts = Readonly<Record<string, string | number | null | undefined>>;

/** As it stands in a field. */
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** What differs from the settings that the form started from. */
export function changesOf<Values extends Texts>(
  values: Values,
  base: Readonly<Record<string, unknown>>,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => textOf(value) !== textOf(base[name]));
  return Object.fromEntries(changed) as Partial<Values>;
}
