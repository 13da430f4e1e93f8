/**
 * The figures that a command printed into a document, by the title of their table and the words of their line.
 *
 * A table has a line for each figure, with `found` over it, or stands as lines and columns, whose words together name one
 * (`write-table.ts`). What a figure was counted from, and what is expected of it, is left aside.
 *
 * Example: `readPrinted(evidence).get('One person / true behaviours inside the 95% interval')` is `0.941`.
 */
export function readPrinted(document: string): ReadonlyMap<string, string> {
  const figures = new Map<string, string>();
  for (const section of document.split('\n## ').slice(1)) {
    const title = section.slice(0, section.indexOf('\n'));
    for (const [name, figure] of section.split(/\n{2,}/).flatMap(readTable))
      figures.set(`${title} / ${name}`, figure);
  }
  return figures;
}

function readTable(block: string): [name: string, figure: string][] {
  const rows = block
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.replace(/^\| | \|$/g, '').split(' | '));
  const [head = [], , ...lines] = rows;
  const found = head.indexOf('found');
  // What is expected of a whole column stands in its head.
  const columns = head.map((name) => name.replace(/ \([^()]*(?:or more|or less|\d to [\d.]+)\)$/, ''));
  return lines.flatMap(([line = '', ...cells]) =>
    found > 0
      ? [[line, numberIn(cells[found - 1])]]
      : cells.map((cell, at): [string, string] => [`${line}: ${columns[at + 1]}`, numberIn(cell)]),
  );
}

const numberIn = (cell = ''): string => /^-?[\d.]+(?:e[+-]\d+)?/.exec(cell)?.[0] ?? '';
