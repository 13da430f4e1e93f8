import type { Picture, SlideLine } from '../../packages/content/src/mini-course/index.ts';

/** A slide as SVG. `t` runs from 0 to 1 in the slide's first second, in which dots find their places. */
export function drawSlide(picture: Picture, course: number, t: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="${colour.paper}"/>
${line(courseAt, { at: course * 100, thin: true })}
${draw(picture, settle(t))}
</svg>`;
}

export const width = 1280;
export const height = 720;
const left = 120;
const right = width - left;
/** What is lower belongs to the captions. */
const floor = 560;
const courseAt = 56;

/** The light scheme of apps/web/src/styles/tokens.css: a video has no scheme. */
const colour = {
  paper: '#fbf8f1',
  ink: '#14233c',
  soft: '#465267',
  line: '#857e6f',
  sky: '#8ec5ec',
  skyLine: '#3a7cb0',
  accent: '#bf4420',
} as const;

/** Fast at first, then it comes to rest. */
const settle = (t: number) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
const x = (at: number) => left + ((right - left) * at) / 100;

function draw(picture: Picture, t: number): string {
  switch (picture.kind) {
    case 'title':
      return title(picture.number, picture.title, t);
    case 'lines':
      return heading(picture.heading) + lines(picture.lines, t);
    case 'choice':
      return heading(picture.heading) + options(picture.options, picture.picked, t);
    case 'points':
      return heading(picture.heading) + points(picture.points, t);
    case 'map':
      return heading(picture.heading, 128) + map(picture.points, t);
  }
}

/** Five lines, of which the chapter's own has come into line. */
function title(number: number, text: string, t: number): string {
  const places = [22, 76, 38, 88, 12];
  const marks = places.map((place, index) => {
    const own = index + 1 === number;
    const at = own ? place + (50 - place) * t : place;
    return line(170 + index * 38, { at, accent: own, thin: true });
  });
  return (
    marks.join('') +
    words(left, 446, `${number}`, { size: 40, fill: colour.accent, face: 'serif' }) +
    words(left, 520, text, { size: 78, face: 'serif' })
  );
}

function lines(all: readonly SlideLine[], t: number): string {
  const gap = all.length > 1 ? 160 : 0;
  const top = all.length > 1 ? 290 : 360;
  return all
    .map((one, index) => {
      const y = top + index * gap;
      const at = one.at === undefined ? undefined : 50 + (one.at - 50) * t;
      const label = one.label ? words(left, y - 34, one.label, { size: 28, weight: 600 }) : '';
      const ends =
        words(left, y + 46, one.left ?? '', { size: 26, fill: colour.soft }) +
        words(right, y + 46, one.right ?? '', { size: 26, fill: colour.soft, anchor: 'end' });
      const grown =
        one.low === undefined || one.high === undefined || one.at === undefined
          ? {}
          : { low: one.at + (one.low - one.at) * t, high: one.at + (one.high - one.at) * t };
      return label + line(y, { ...grown, ...(at === undefined ? {} : { at }), accent: one.accent }) + ends;
    })
    .join('');
}

function options(all: readonly string[], picked: number | undefined, t: number): string {
  return all
    .map((text, index) => {
      const y = 262 + index * 78;
      const dot =
        index === picked ? `<circle cx="${left + 34}" cy="${y}" r="${11 * t}" fill="${colour.accent}"/>` : '';
      return `<rect x="${left}" y="${y - 32}" width="760" height="64" rx="4" fill="none" stroke="${colour.line}"/>
<circle cx="${left + 34}" cy="${y}" r="16" fill="none" stroke="${colour.line}" stroke-width="2"/>${dot}
${words(left + 74, y + 10, text, { size: 30 })}`;
    })
    .join('');
}

/** One after the other, so that the eye reads them in order. */
function points(all: readonly string[], t: number): string {
  return all
    .map((text, index) => {
      const y = 282 + index * 76;
      const shown = Math.min(1, Math.max(0, t * all.length - index));
      return `<g opacity="${shown}"><path d="M${left} ${y - 11}h${44 * shown}" stroke="${colour.ink}" stroke-width="2"/>
${words(left + 70, y, text, { size: 38, face: 'serif' })}</g>`;
    })
    .join('');
}

type MapPoint = Extract<Picture, { kind: 'map' }>['points'][number];

function map(all: readonly MapPoint[], t: number): string {
  const top = 190;
  const axes = `<path d="M${left} ${top}V${floor}H${right}" fill="none" stroke="${colour.line}" stroke-width="1.5"/>
${words(left, top - 16, 'Impact', { size: 24, fill: colour.soft })}
${words(right, floor - 14, 'Effort', { size: 24, fill: colour.soft, anchor: 'end' })}`;
  const marks = all.map(({ name, effort, impact, pays }) => {
    const cx = x(effort * 10);
    const cy = floor - ((floor - top) * impact * t) / 10;
    const fill = pays ? colour.sky : colour.ink;
    // Words run away from the nearer edge.
    const isFar = effort > 6.5;
    const stroke = pays ? colour.skyLine : colour.ink;
    return `<circle cx="${cx}" cy="${cy}" r="12" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>
<g opacity="${t}">${words(isFar ? cx - 24 : cx + 24, cy + 9, name, { size: 26, anchor: isFar ? 'end' : 'start' })}</g>`;
  });
  return axes + marks.join('');
}

interface Marks {
  at?: number;
  low?: number;
  high?: number;
  accent?: boolean | undefined;
  thin?: boolean;
}

/** The motif: a line with two ends, how sure, and where. */
function line(y: number, { at, low, high, accent, thin }: Marks): string {
  const end = thin ? 6 : 9;
  const bar =
    low === undefined || high === undefined
      ? ''
      : `<rect x="${x(low)}" y="${y - 6}" width="${x(high) - x(low)}" height="12" rx="3" fill="${colour.sky}"/>`;
  const dot =
    at === undefined
      ? ''
      : `<circle cx="${x(at)}" cy="${y}" r="${thin ? 8 : 14}" fill="${accent ? colour.accent : colour.ink}"/>`;
  return `<path d="M${left} ${y}H${right}M${left} ${y - end}v${2 * end}M${right} ${y - end}v${2 * end}" stroke="${colour.line}" stroke-width="1.5"/>${bar}${dot}`;
}

const heading = (text: string, y = 168) => words(left, y, text, { size: 54, face: 'serif' });

interface Type {
  size: number;
  fill?: string;
  face?: 'serif' | 'sans';
  weight?: number;
  anchor?: 'start' | 'end';
}

function words(at: number, y: number, text: string, type: Type): string {
  const { size, fill = colour.ink, face = 'sans', weight = 400, anchor = 'start' } = type;
  const family = face === 'serif' ? 'Newsreader' : 'Instrument Sans';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${at}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped}</text>`;
}
