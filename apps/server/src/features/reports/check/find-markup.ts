import type { ReportFinding } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import { allMatches } from './all-matches.ts';

const tag = /<\/?[a-z!][^>\n]{0,400}>/gi;
const address =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|javascript:|data:|mailto:)[^\s<>"')\]]+|[^\s<>()[\]"']{1,64}@[a-z0-9-]{1,63}\.[a-z0-9.-]{2,60}|(?<![\p{L}\d.@-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|eu|de|uk|info|biz|app|dev|ai|example)(?![\p{L}\d-])/giu;
/** Written so that the reader sees another word than the check: H&#117;go, 1**42**, or letters turned round. */
const hidden =
  /[\u202a-\u202e\u2066-\u2069]+|&(?:#x?[0-9a-f]{1,6}|[a-z]{2,12});|(?<=[\p{L}\p{N}])\*+(?=[\p{L}\p{N}])/giu;
/** What a machine leaves for a person to fill in. */
const blank =
  /\[(?:your|the|name|first name|date|company|insert|add|manager)[^\]\n]{0,60}\](?!\()|\{[a-z0-9_]{1,60}\}/gi;

const notes = {
  markup: sentence('This is formatting code. It is shown exactly as typed and does nothing.'),
  hidden: sentence(
    'There are special characters inside this word, so readers may see a different word from the one checked.',
  ),
  blank: sentence('A blank that nobody has filled in.'),
  address: sentence('A web or e-mail address in the text. Should it be here?'),
};

/** What is more than text. It cannot do anything here, but the reader of a report would stumble over it. */
export function findMarkup(draft: string): ReportFinding[] {
  const found = (kind: 'markup' | 'link', matches: Iterable<Match>, note: string) =>
    [...matches].map(({ 0: text, index }) => ({ kind, from: index, to: index + text.length, note }));
  return [
    ...found('markup', draft.matchAll(tag), notes.markup()),
    ...found('markup', draft.matchAll(hidden), notes.hidden()),
    ...found('markup', draft.matchAll(blank), notes.blank()),
    ...found('link', addressesIn(draft), notes.address()),
  ];
}

type Match = Pick<RegExpExecArray, 0 | 'index'>;

/** No address holds a space, and each holds one of these signs. Elsewhere the pattern would look far at every letter. */
const addressesIn = (draft: string): Match[] =>
  allMatches(/\S+/g, draft)
    .filter(({ 0: word }) => /[@:.]/.test(word))
    .flatMap(({ 0: word, index: at }) =>
      allMatches(address, word).map(({ 0: found, index }) => ({ 0: found, index: at + index })),
    );
