import type { ReportFinding } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import type { ReportBasis } from '../results/report-basis.ts';
import { partsOf } from './name-parts.ts';

const word = "\\p{Lu}[\\p{L}’'-]*\\p{L}";
/** On one line: over empty lines each of them would be begun at again. */
const begin = '^(?:[#>*_]|[^\\S\\n])*';
const greeting = new RegExp(
  `${begin}(?:[Dd]ear|Hi|Hello|Hey|Good (?:morning|afternoon|evening|day))\\s+[*_]*(?<name>${word}(?:[ ]${word})?)`,
  'gmu',
);
/** Nobody's name is written small, but a machine that was told to write small does it. */
const smallGreeting = new RegExp(
  `${begin}dear\\s+[*_]*(?<name>(?!(?:colleague|reader|team|friend|all|participant|everyone|you|sir|madam)(?!\\p{L}))\\p{L}+)`,
  'gimu',
);
const roles =
  'colleague|manager|boss|supervisor|team-?mate|friend|partner|director|mentor|(?:[Ss]omebody|[Ss]omeone|person|colleague) (?:named|called)|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Dr\\.?|Prof\\.?';
const titled = new RegExp(`(?<![\\p{L}])(?:${roles})\\s+[*_]*(?<name>${word})`, 'gu');
const anyName = new RegExp(`(?<![\\p{L}\\d])${word}`, 'gu');

const isFor = sentence<{ name: string }>('This report is for {name}.');

/** A greeting to someone else, someone named by their role, and names of other people in the organisation. */
export function checkNames(draft: string, basis: ReportBasis): ReportFinding[] {
  // Who gives the letter may sign it.
  const own = new Set([basis.firstName, basis.lastName ?? '', basis.author ?? ''].flatMap(partsOf));
  const others = new Set(basis.otherNames.flatMap(partsOf).filter((name) => !own.has(name)));
  const places = [greeting, smallGreeting, titled].flatMap((pattern) => namedBy(pattern, draft, own));
  return [...places, ...strangers(draft, others)].map(({ from, to }) => ({
    kind: 'name' as const,
    from,
    to,
    note: isFor({ name: basis.firstName }),
  }));
}

function namedBy(pattern: RegExp, draft: string, own: ReadonlySet<string>) {
  return [...draft.matchAll(pattern)].flatMap((match) => {
    const name = match.groups?.name ?? '';
    if (partsOf(name).every((part) => own.has(part))) return [];
    const from = match.index + match[0].length - name.length;
    return [{ from, to: from + name.length }];
  });
}

/** The parts of every word of a draft that could be a name: nobody else has to be looked for. */
export const possibleNames = (draft: string): Set<string> =>
  new Set([...new Set(draft.match(anyName))].flatMap((found) => partsOf(withoutPossessive(found))));

const withoutPossessive = (found: string) => found.replace(/[’']s$/, '');

/** At the beginning of a sentence every word is written large, so there May and Will are given the benefit of doubt. */
function strangers(draft: string, others: ReadonlySet<string>) {
  return [...draft.matchAll(anyName)].flatMap(({ 0: found, index }) => {
    const name = withoutPossessive(found);
    const parts = partsOf(name);
    if (!parts.some((part) => others.has(part))) return [];
    if (parts.every((part) => everyday.has(part)) && opensSentence(draft, index)) return [];
    return [{ from: index, to: index + name.length }];
  });
}

/** Looks back no further than a sentence's first signs reach. */
const opensSentence = (draft: string, index: number) =>
  /(?:^|[.!?:]["”’)]*\s+|\n[\s>*#\d.-]*)$/.test(draft.slice(Math.max(0, index - 40), index));

/** First and last names that are also words with which a sentence may begin. */
const everyday = new Set(
  'will may mark grace hope faith joy bill rob sue pat drew frank ernest rose dawn april june august art guy chance long short young little small best good new brown green white black grey day way king hall wood stone field hill lane page price power rich sharp strong swift wise moss love case cook carter mason miller baker'.split(
    ' ',
  ),
);
