export interface LineQuestion {
  readonly left: string;
  readonly right: string;
}

/**
 * The two ends of a construct, read from its options: "Clearly: a", "More like: a", "More like: b", "Clearly: b".
 * Null for any other question, whose options then stand as cards.
 */
export function lineOf({
  options,
}: {
  readonly options: readonly { readonly text: string }[];
}): LineQuestion | null {
  if (options.length !== 4) return null;
  const parts = options.map(({ text }) => text.split(/: (.*)/s));
  const [first, second, third, last] = parts;
  const mirrored = first?.[0] === last?.[0] && second?.[0] === third?.[0];
  const paired = first?.[1] === second?.[1] && third?.[1] === last?.[1];
  const [left, right] = [first?.[1], last?.[1]];
  return mirrored && paired && left && right ? { left, right } : null;
}
