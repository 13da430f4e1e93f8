/**
 * The longest run of the same place on the screen.
 *
 * Options of tendency questions are shuffled for everyone, so that a long run
 * is a habit of the thumb and not an opinion. An unknown place (-1) ends a run.
 *
 * Example: places 2 0 0 0 1 have a longest run of 3.
 */
export function longestRun(positions: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const [index, position] of positions.entries()) {
    current = position >= 0 && position === positions[index - 1] ? current + 1 : Number(position >= 0);
    longest = Math.max(longest, current);
  }
  return longest;
}
