/** What the key says each line is about: a mirror is about what its construct is about. */
export function perceptionByLine(keys: {
  readonly constructs: readonly { readonly key: string; readonly perception: string }[];
  readonly mirrors: readonly { readonly key: string; readonly of: string }[];
}): Map<string, string> {
  const found = new Map(keys.constructs.map(({ key, perception }) => [key, perception]));
  for (const { key, of } of keys.mirrors) found.set(key, found.get(of) ?? '');
  return found;
}
