import type { ReportBasis } from '../../results/report-basis.ts';
import { allMatches } from '../all-matches.ts';
import { checkNames } from '../check-names.ts';
import { findMarkup } from '../find-markup.ts';
import { partsOf } from '../name-parts.ts';
import type { Sentence } from '../sentences.ts';

const word = /(?<![\p{L}\d])\p{Lu}[\p{L}’'-]*\p{L}/gu;

/**
 * Sentences as they may leave for a second reading: the person's own name, every other name that the check knows and
 * every address are replaced. The first name left with the prompt, but who reads blind has no use for it.
 */
export function withoutNames(draft: string, basis: ReportBasis): (sentence: Sentence) => string {
  const own = new Set([basis.firstName, basis.lastName ?? ''].flatMap(partsOf));
  const isOwn = (name: string) => {
    const parts = partsOf(name.replace(/[’']s$/, ''));
    return parts.length > 0 && parts.every((part) => own.has(part));
  };
  const places = [
    ...checkNames(draft, basis).map(({ from, to }) => ({ from, to, by: '[name]' })),
    ...findMarkup(draft).flatMap(({ kind, from, to }) =>
      kind === 'link' ? [{ from, to, by: '[address]' }] : [],
    ),
    ...allMatches(word, draft)
      .filter(({ 0: name }) => isOwn(name))
      .map(({ 0: name, index }) => ({
        from: index,
        to: index + name.replace(/[’']s$/, '').length,
        by: '[name]',
      })),
  ].toSorted((a, b) => a.from - b.from || b.to - a.to);
  return ({ text, from }) => {
    let [hidden, at] = ['', from];
    const end = from + text.length;
    for (const place of places) {
      if (place.to <= at || place.from >= end) continue;
      hidden += `${draft.slice(at, Math.max(at, place.from))}${place.by}`;
      at = Math.min(place.to, end);
    }
    return hidden + draft.slice(at, end);
  };
}
