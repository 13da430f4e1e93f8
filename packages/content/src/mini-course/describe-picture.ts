import type { Picture, SlideLine } from './types.ts';

/** What a slide shows, for those who read the course instead of watching it. */
export function describePicture(picture: Picture): string {
  switch (picture.kind) {
    case 'title':
      return `Chapter ${picture.number}: ${picture.title}.`;
    case 'points':
      return `${introduce(picture.heading, picture.points)} ${picture.points.map(stop).join(' ')}`;
    case 'choice':
      return `${picture.heading} ${picture.options.map((option, index) => `${'abcd'[index]}) ${option}`).join(', ')}.`;
    case 'lines':
      return `${stop(picture.heading)} ${picture.lines.map(describeLine).join(' ')}`;
    case 'map':
      return `${stop(picture.heading)} ${picture.points
        .map(({ name, effort, impact }) => `${name}: effort ${effort}, impact ${impact} of 10.`)
        .join(' ')}`;
  }
}

function describeLine({ label, left, right, at, low, high }: SlideLine): string {
  const where = at === undefined ? 'nothing placed yet' : `the dot at ${at} of 100`;
  const sure = low === undefined || high === undefined ? '' : `, the bar from ${low} to ${high}`;
  return `${label ? `${label}: a` : 'A'} line from “${left}” to “${right}”, ${where}${sure}.`;
}

const stop = (text: string) => (/[.?…”:,]$/.test(text) ? text : `${text}.`);

/** A colon leads from the heading to its points, unless the first has one of its own. */
const introduce = (heading: string, [first]: readonly string[]) =>
  /[.?…]”?$/.test(heading) || first?.includes(':') ? stop(heading) : `${heading}:`;
