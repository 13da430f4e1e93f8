/** One picture a page, for where its address is shared: its title on paper, beside lines that come into step. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageList, siteName } from '@fourfold/contract/words';
import { Resvg } from '@resvg/resvg-js';

const fonts = path.resolve(import.meta.dirname, '../apps/server/src/kernel/documents/fonts');
const fontFiles = ['newsreader.ttf', 'instrument-sans.ttf'].map((file) => path.join(fonts, file));
const [paper, ink, line, sky, accent] = ['#fbf8f1', '#14233c', '#857e6f', '#8ec5ec', '#bf4420'];
const rows = [22, 71, 36, 63, 45, 56, 50];

export function writeSharingPictures(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { path: address, title, kind, hidden } of pageList) {
    if (kind !== 'prerendered' || hidden) continue;
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    const image = new Resvg(draw(title()), {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Newsreader' },
    });
    writeFileSync(path.join(folder, `${name}.png`), image.render().asPng());
  }
}

function draw(title: string): string {
  const words = wrap(capital(title.replace(`${siteName}: `, '')), 20);
  const size = words.length > 4 ? 58 : 68;
  const text = words
    .map(
      (part, row) =>
        `<text x="84" y="${236 + row * size * 1.12}" font-size="${size}">${escaped(part)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${paper}"/>
${rows.map(row).join('')}
<g font-family="Newsreader" fill="${ink}">${text}<text x="84" y="118" font-size="40">${siteName}</text></g>
</svg>`;
}

/** From the top down the places come into step and the ranges close. */
function row(at: number, index: number): string {
  const [left, width] = [800, 316];
  const y = 130 + index * 62;
  const x = left + (at / 100) * width;
  const half = 62 - index * 8;
  const last = index === rows.length - 1;
  return `<g stroke="${line}" stroke-width="1.5"><path d="M${left} ${y}h${width}M${left} ${y - 8}v16M${left + width} ${y - 8}v16"/></g>
${last ? '' : `<rect x="${x - half}" y="${y - 4}" width="${half * 2}" height="8" rx="4" fill="${sky}"/>`}
<circle cx="${x}" cy="${y}" r="${last ? 15 : 10}" fill="${last ? accent : ink}"/>`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
