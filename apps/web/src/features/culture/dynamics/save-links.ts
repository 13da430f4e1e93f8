import type { DynamicsAnswer } from '@fourfold/contract/schemas';
import { sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { freeze } from '../../../charts/picture/freeze.ts';
import { write } from '../../../charts/picture/with-text.ts';
import type { PictureOf } from '../export/picture-of.ts';
import { savePng } from '../export/save-png.ts';
import { heightsOf, layOut } from './link-layout.ts';
import { linkInWords } from './link-words.ts';

/** Of an average letter at 14 px, in a wide typeface, and what a name keeps from its line. */
const LETTER = 8.6;
const GAP = 10;

/** The picture of what goes with what: its lines as they are drawn, with the names that stand beside them. */
export async function saveLinks(
  holder: Element | null,
  of: PictureOf,
  { sentence, keys_version: version, strongest: links }: DynamicsAnswer,
): Promise<void> {
  const chart = holder?.querySelector<SVGSVGElement>('figure svg');
  if (!chart) throw new Error('There is no chart to save.');
  const lines = freeze(chart);
  const { left, right } = layOut(links);
  const { tallest, heightOf } = heightsOf(left.length, right.length);
  const side = Math.max(...[...left, ...right].map(({ name }) => name.length)) * LETTER + GAP;
  const middle = Number(lines.getAttribute('width'));
  const ink = getComputedStyle(document.documentElement).color;
  const named = (names: typeof left, on: 'left' | 'right') =>
    names.map(({ name }, at) => {
      const x = on === 'left' ? side - GAP : side + middle + GAP;
      const text = write(name, x, heightOf(on, at), ink, '400');
      text.setAttribute('text-anchor', on === 'left' ? 'end' : 'start');
      text.setAttribute('dy', '0.35em');
      return text;
    });
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('width', String(middle + 2 * side));
  picture.setAttribute('height', String(tallest));
  lines.setAttribute('x', String(side));
  picture.append(lines, ...named(left, 'left'), ...named(right, 'right'));
  const notes = [
    ...links.map(linkInWords),
    t`The solid core of a line is what is certain, the pale part what is possible.`,
    sayKeys({ version }),
  ];
  await savePng(picture, { of, part: t`Connections`, sentence, notes });
}
