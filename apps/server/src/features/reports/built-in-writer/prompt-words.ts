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
