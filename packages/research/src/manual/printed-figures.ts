/**
 * The figures that a command printed into a document, by the title of their table and the words of their line.
 *
 * Example: `readPrinted(evidence).get('One person / true behaviours inside the 95% interval')` is `0.941`.
 */
export function readPrinted(document: string): ReadonlyMap<string, string> {
  const figures = new Map<string, string>();
  for (const section of document.split('\n## ').slice(1)) {
    const [title = '', ...lines] = section.split('\n');
    const rows = lines
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(2).replace(/ \|$/, '').split(' | '));
    const place = rows[0]?.indexOf('found') ?? -1;
    for (const [what = '', ...cells] of rows.slice(2))
      figures.set(`${title} / ${what}`, cells[place - 1] ?? '');
  }
  return figures;
}
