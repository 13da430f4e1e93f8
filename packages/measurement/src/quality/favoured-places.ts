/**
 * Whether someone favours a place on the screen where options are shuffled: chi-square of how often each of so many
 * places was chosen.
 *
 * There a place is never content, so anyone who reads chooses all of them about equally often: 3 is usual for four
 * places, one honest person in a thousand has 16. Null below five answers a place.
 *
 * Example: 16 answers at each of four places are 0; 40, 8, 8 and 8 are 48.
 */
export function favouredPlaces(chosen: readonly number[], places: number): number | null {
  const counted = chosen.filter((place) => place >= 0 && place < places);
  const expected = counted.length / places;
  if (expected < FEWEST) return null;
  let sum = 0;
  for (let place = 0; place < places; place++) {
    sum += (counted.filter((one) => one === place).length - expected) ** 2 / expected;
  }
  return sum;
}

const FEWEST = 5;
