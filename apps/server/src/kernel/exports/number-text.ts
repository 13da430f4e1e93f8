/** Scores are hundredths up to 200, and a file has millions of them: these are written once. */
const hundredths = Array.from({ length: 20_001 }, (_, at) => String(at / 100));

export function numberText(value: number): string {
  const at = Math.round(value * 100);
  return at >= 0 && at <= 20_000 && at / 100 === value ? (hundredths[at] as string) : String(value);
}
