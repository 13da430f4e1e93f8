/** How hard a QR code is to read, by the four rules of ISO/IEC 18004, 7.8.3: the mask with the least is taken. */
export function penaltyOf(modules: readonly (readonly boolean[])[]): number {
  const rows = modules.map((row) => row.map(sign).join(''));
  const columns = modules.map((_, x) => modules.map((row) => sign(row[x] === true)).join(''));
  const lines = [...rows, ...columns];
  return sum(lines.map(runs)) + sum(lines.map(likeFinders)) + blocks(rows) + balance(rows.join(''));
}

const sign = (dark: boolean) => (dark ? '1' : '0');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Five and more alike in a row. */
const runs = (line: string) => sum((line.match(/0{5,}|1{5,}/g) ?? []).map(({ length }) => length - 2));

/** What a camera could take for a corner. */
const likeFinders = (line: string) => 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;

/** Squares of two by two alike. */
function blocks(rows: readonly string[]): number {
  let found = 0;
  for (let y = 1; y < rows.length; y += 1) {
    for (let x = 1; x < rows.length; x += 1) {
      const four = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`;
      if (four === '0000' || four === '1111') found += 3;
    }
  }
  return found;
}

/** Ten for each five of a hundred by which dark is more or less than half. */
function balance(all: string): number {
  const dark = all.replaceAll('0', '').length;
  return 10 * Math.floor(Math.abs((dark * 20) / all.length - 10));
}
