import type { Part } from './wishes.ts';

/** What can be left out, and what it is called in a prompt. */
export const parts: Readonly<Record<Part, string>> = {
  strength: 'strengths?|praise|compliments?',
  example: 'examples?|scenes?|pictures?',
  others: '(?:second|third|other) (?:behaviours?|measures?|areas?|development areas?)',
  definition: 'definitions?',
  headings: 'headings?|titles?',
  closing: 'closing(?: lines?)?|last line|sign-off|farewell',
};
/** What is counted and measured. */
export const figureWords = 'figures?|scores?|numbers?|percentages?|percents?|digits?';
/** Before what is not wanted. */
export const leaving =
  "(?:\\bnot?(?! more than)\\b|\\bnever\\b|n[’']t\\b|\\bwithout\\b|\\bleav(?:e|ing) out\\b|\\b(?:omit|skip|drop|avoid|exclude|remove)\\b)";
/** Names of languages, in English and as their speakers write them; a prompt may be in either. */
const languages =
  'Arabic|Bulgarian|Catalan|Chinese|Croatian|Czech|Danish|Dutch|English|Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Irish|Italian|Japanese|Korean|Latvian|Lithuanian|Mandarin|Norwegian|Polish|Portuguese|Romanian|Russian|Serbian|Slovak|Slovenian|Spanish|Swedish|Turkish|Ukrainian|Vietnamese|Welsh|Deutsch|deutsch|fran[cç]ais|espa[nñ]ol|italiano|Nederlands|portugu[eê]s|polsku|svenska|dansk|norsk';
/** "In simple German", "into French", "auf Deutsch"; a sentence that says in which not to write asks for none. */
export const inLanguage = new RegExp(
  `^(?!.*(?:\\b(?:not|never|no|without)\\b|n[’']t\\b)).*\\b(?:[Ii]n|[Ii]nto|[Uu]se|[Aa]uf|[Ee]n|[Pp]o)\\s+(?:[\\p{Ll},-]+\\s+){0,4}(${languages})(?!\\p{L})`,
  'u',
);
