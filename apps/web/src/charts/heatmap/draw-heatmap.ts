import { bandSigns, type HeatColumn, type HeatRow, valueAt } from './heat-data.ts';

const SVG = 'http://www.w3.org/2000/svg';
const NAMES = 220;
const HEADER = 150;
const ROW = 28;
const COLUMN = 56;
/** How many letters an upright name has room for, and one beside its row. */
const LETTERS = 19;
const ROW_LETTERS = 27;

/** A name that is too long for its place ends in dots instead of in its neighbour. */
const fitting = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;

/** The whole heatmap as one drawing, with the colours that the page has now. */
export function drawHeatmap(rows: readonly HeatRow[], columns: readonly HeatColumn[]): SVGSVGElement {
  const drawing = element('svg', {
    width: NAMES + columns.length * COLUMN,
    height: HEADER + rows.length * ROW,
    'font-family': 'system-ui, sans-serif',
    'font-size': 13,
  });
  const colour = paints();
  columns.forEach(({ name }, at) => {
    const [x, y] = [NAMES + (at + 0.5) * COLUMN + 4, HEADER - 8];
    drawing.append(
      text(fitting(name, LETTERS), { x, y, transform: `rotate(-90 ${x} ${y})`, fill: colour('--color-ink') }),
    );
  });
  rows.forEach((row, down) => {
    const y = HEADER + down * ROW;
    const place = { x: row.level === 1 ? 0 : 16, y: y + 19, fill: colour('--color-ink') };
    drawing.append(
      text(fitting(row.name, ROW_LETTERS), { ...place, 'font-weight': row.level === 1 ? 600 : 400 }),
    );
    columns.forEach((column, across) => {
      const value = valueAt(row, column);
      const x = NAMES + across * COLUMN;
      if (value === null || value === 'waiting') return;
      const full = value.strength === 'full';
      drawing.append(
        element('rect', {
          x: x + 1,
          y: y + 1,
          width: COLUMN - 2,
          height: ROW - 2,
          fill: colour(`--color-band-${value.band}`),
          'fill-opacity': { full: 1, half: 0.55, pale: 0.25 }[value.strength],
        }),
        text(`${Math.round(value.score)}${bandSigns[value.band]}`, {
          x: x + COLUMN / 2,
          y: y + 19,
          'text-anchor': 'middle',
          fill: colour(full ? `--color-on-band-${value.band}` : '--color-ink'),
        }),
      );
    });
  });
  return drawing;
}

type Attributes = Record<string, string | number>;

function element<Name extends 'svg' | 'rect' | 'text'>(name: Name, attributes: Attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function text(content: string, attributes: Attributes): SVGTextElement {
  const made = element('text', attributes);
  made.textContent = content;
  return made;
}

/** What a token is in the scheme that the page has: light-dark() means nothing in a file of its own. */
function paints(): (token: string) => string {
  const probe = document.createElement('span');
  // Or the first colour would still be on its way to the second when it is asked for.
  probe.style.transition = 'none';
  document.body.append(probe);
  const known = new Map<string, string>();
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  queueMicrotask(() => probe.remove());
  return (token) => {
    const found = known.get(token) ?? read(token);
    known.set(token, found);
    return found;
  };
}
