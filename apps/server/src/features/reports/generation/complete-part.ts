/** How much of a growing text is whole sentences: only those can be checked, so only those are shown. */
export function completePart(text: string): number {
  const ends = [...text.matchAll(/\n+|[.!?]["”’)\]*_]*\s+/g)];
  const last = ends.at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
