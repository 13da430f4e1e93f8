import type { ReportFinding } from '@fourfold/contract';
import type { ReportBasis } from '../results/report-basis.ts';

const word = "\\p{Lu}[\\p{L}’'-]*\\p{L}";
const greeting = new RegExp(
  `^(?:[#>*_\\s]*)(?:Dear|Hi|Hello|Hey)\\s+\\**(?<name>${word}(?:[ ]${word})?)`,
  'gmu',
);
const anyName = new RegExp(`(?<![\\p{L}\\d])${word}`, 'gu');

/** A greeting of somebody else, and names of other people of the organisation. */
export function checkNames(draft: string, basis: ReportBasis): ReportFinding[] {
  const own = new Set([basis.firstName, basis.lastName ?? ''].flatMap(partsOf));
  const others = new Set(basis.otherNames.flatMap(partsOf).filter((name) => !own.has(name)));
  return [...greeted(draft, own), ...strangers(draft, others)].map(({ from, to }) => ({
    kind: 'name' as const,
    from,
    to,
    note: `This report is for ${basis.firstName}.`,
  }));
}

const partsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((part) => part.length > 1);

function greeted(draft: string, own: ReadonlySet<string>) {
  return [...draft.matchAll(greeting)].flatMap((match) => {
    const name = match.groups?.name ?? '';
    if (partsOf(name).every((part) => own.has(part))) return [];
    const from = match.index + match[0].length - name.length;
    return [{ from, to: from + name.length }];
  });
}

/** At the beginning of a sentence every word is written large, so there May and Will are given the benefit of doubt. */
function strangers(draft: string, others: ReadonlySet<string>) {
  return [...draft.matchAll(anyName)].flatMap(({ 0: found, index }) => {
    const name = found.replace(/[’']s$/, '');
    if (!others.has(name.toLowerCase())) return [];
    const opens = /(?:^|[.!?:]["”’)]*\s+|\n[\s>*#\d.-]*)$/.test(draft.slice(0, index));
    if (opens && everyday.has(name.toLowerCase())) return [];
    return [{ from: index, to: index + name.length }];
  });
}

/** First and last names that are also words with which a sentence may begin. */
const everyday = new Set(
  'will may mark grace hope faith joy bill rob sue pat drew frank ernest rose dawn april june august art guy chance long short young little small best good new brown green white black grey day way king hall wood stone field hill lane page price power rich sharp strong swift wise moss love case cook carter mason miller baker'.split(
    ' ',
  ),
);
