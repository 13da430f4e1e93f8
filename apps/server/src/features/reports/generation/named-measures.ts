import type { MeasureTexts } from '@fourfold/measurement';

/** The behaviours that a prompt names, in its order, and whom it is for, as far as it says so. */
export function namedMeasures(prompt: string, { behaviours }: MeasureTexts) {
  const found = Object.entries(behaviours)
    .map(([key, { name }]) => ({ key, at: placeOf(prompt, name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const [one = null, two = null] = found.map(({ key }) => key);
  const name = /\b(?:[Ff]or|Dear|First name:)\s+(\p{Lu}[\p{L}’'-]*)/u.exec(prompt)?.[1];
  return { first_name: name ?? 'colleague', overactivated: null, area_1: one, area_2: two };
}

/** As a name, written large: planning is an everyday word, Planning is a behaviour. */
function placeOf(prompt: string, name: string): number {
  const at = prompt.indexOf(name);
  return at >= 0 && /(?:^|[^\p{L}])$/u.test(prompt.slice(0, at)) ? at : -1;
}
