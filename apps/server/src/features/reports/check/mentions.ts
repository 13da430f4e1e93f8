import type { Figure } from '../results/report-basis.ts';
import { allMatches } from './all-matches.ts';

/** A measure named in a text. One name may stand for two: a behaviour and the perception of the same name. */
export interface Mention {
  readonly figures: readonly Figure[];
  readonly from: number;
  readonly to: number;
}

export type FindMentions = (text: string, offset: number) => Mention[];

/** Finds measures by their names, the longest first, whatever their case and however their words are joined. */
export function createMentions(figures: readonly Figure[]): FindMentions {
  const byName = Map.groupBy(figures, ({ name }) => plain(name));
  if (byName.size === 0) return () => [];
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = names.map((name) => name.split(' ').map(literally).join('[\\s-]+')).join('|');
  const expression = new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu');
  const done = names.flatMap((name) => doneBy(name).map((how) => [how, byName.get(name) ?? []] as const));
  return (text, offset) => {
    const found = allMatches(expression, text).flatMap(({ 0: words, index }) => {
      if (!isMeant(words)) return [];
      const named = byName.get(plain(words)) ?? [];
      return [{ figures: named, from: offset + index, to: offset + index + words.length }];
    });
    const more = done.flatMap(([how, named]) =>
      allMatches(how, text).map(({ 0: words, 1: object = '', index }) => {
        const to = offset + index + words.length;
        return { figures: named, from: to - object.length, to };
      }),
    );
    return more.length === 0 ? found : [...found, ...more].toSorted((a, b) => a.from - b.from);
  };
}

/**
 * "Command more attention" for Commanding Attention: the object is the mention, so that the word of amount stays with
 * what is said of it.
 */
function doneBy(name: string): RegExp[] {
  const [, verb = '', object = ''] = /^(\p{L}{3,}?)(?:ing) (.+)$/u.exec(name) ?? [];
  if (object === '') return [];
  const root = literally(verb.replace(/([bdfglmnprt])\1$/, '$1'));
  const rest = object.split(' ').map(literally).join('[\\s-]+');
  const last = root.slice(-1);
  return [
    new RegExp(
      `(?<![\\p{L}\\d])${root}${last}?(?:e|s|es|ed|ing)?\\s+(?:more|less|fewer)\\s+(${rest})(?![\\p{L}\\d])`,
      'giu',
    ),
  ];
}

const plain = (name: string) => name.toLowerCase().replace(/[\s-]+/g, ' ');
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One plain word in lower case is an everyday word (care, order, change, planning); names are written large. */
const isMeant = (words: string) => /[\s-]/.test(words) || /^\p{Lu}/u.test(words);
