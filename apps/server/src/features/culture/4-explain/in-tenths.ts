interface Part {
  readonly points: number;
}

/**
 * Parts in tenths that add up to their sum in tenths, as a screen shows it: each rounded for itself, 3.74, 2.33 and 0.54
 * would make 6.5 of 6.6. What is missing goes to those that lost most by it.
 */
export function inTenths<Of extends Part>(sum: number, parts: readonly Of[]): Of[] {
  const floors = parts.map(({ points }) => Math.floor(points * 10));
  const lost = parts.map(({ points }, index) => points * 10 - (floors[index] ?? 0));
  const missing = shownTenths(sum) - floors.reduce((a, b) => a + b, 0);
  const raised = new Set(
    parts
      .map((_, index) => index)
      .toSorted((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0))
      .slice(0, Math.max(0, missing)),
  );
  return parts.map((part, index) => ({
    ...part,
    points: ((floors[index] ?? 0) + (raised.has(index) ? 1 : 0)) / 10,
  }));
}

/** By way of hundredths, which is how the sum is handed to the screen. */
const shownTenths = (sum: number): number => Math.round(Math.round(sum * 100) / 10);
