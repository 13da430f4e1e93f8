/** The ten files whose tests took longest together, for those who look for where the time goes. */
export function printSlowest(seconds: ReadonlyMap<string, number>): void {
  const files = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  if (files.length === 0) return;
  console.log('\nWhere the time went, in seconds of one worker:');
  for (const [file, took] of files) console.log(`${took.toFixed(1).padStart(7)}  ${file}`);
}
