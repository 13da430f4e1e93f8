import { longestBody } from '../../kernel/http/body-limit.ts';
import { drawPng } from '../draw-png.ts';
import { plain } from './plain-values.ts';
import type { Schema } from './read-calls.ts';
import { ref } from './refs.ts';

/** Signs that make a pattern begin again, a text grow when it is normalised, Markdown nest, or a line split. */
const signs = [
  'a',
  ' ',
  '@',
  'a@',
  'a.',
  'www.',
  '/',
  '"',
  '%',
  '\n',
  '\t',
  ',',
  ';',
  '=',
  '-',
  '1',
  '1. ',
  '1,',
  '*',
  '**a ',
  '_',
  '`',
  '[',
  '](',
  '![',
  '<',
  '> ',
  '- ',
  '#',
  '&amp;',
  '\\',
  '|',
  '(',
  '{first_name}',
  '‹',
  'http://a.a/',
  'Ab ',
  'Playfulness is 12 ',
  'Joke less with Ann, and never show more Playfulness. ',
  'ä',
  'e\u0301',
  '\u0301',
  '\u200b',
  '\u202e',
  'ﷺ',
  '漢',
  '👩‍👩‍👧‍👦',
  '\ud800',
  '\u0000',
] as const;

/** Of a text that has to be short a few are enough: there is no time in it to be lost. */
export function signsFor(maxLength = Infinity): readonly string[] {
  if (maxLength > 1500) return signs;
  return maxLength > 200 ? ['a', ' ', '@', 'ﷺ'] : ['ﷺ'];
}

export const write = (value: unknown) => JSON.stringify(value) ?? 'null';

export function isText(schema: Schema): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.some(isText);
  return schema.type === 'string' && schema.enum === undefined && !('const' in schema);
}

/** The body with one part in place of another, which is JSON already. */
export function joined(fitting: Readonly<Record<string, unknown>>, name: string, text: string): string {
  const others = Object.entries(fitting).filter(([key]) => key !== name);
  return `{${[...others.map(([key, value]) => `${write(key)}:${write(value)}`), `${write(name)}:${text}`].join(',')}}`;
}

/** The most that a place may hold. Made when it is sent: all of them together would be gigabytes. */
export interface Worst {
  readonly what: string;
  /** As JSON. */
  readonly text: () => string;
}

export function worstValues(schema: Schema, name: string, room: number): Worst[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.flatMap((choice) => worstValues(choice, name, room));
  if (schema.type === 'array') return worstLists(schema, name, room);
  if (schema.type === 'object') return worstObjects(schema, name, room);
  return isText(schema) ? worstTexts(schema, name, room) : [];
}

function worstTexts({ maxLength }: Schema, name: string, room: number): Worst[] {
  const longest = (sign: string) => fillUp(sign, maxLength ?? Infinity, room, escaped);
  const full = signsFor(maxLength).map((sign) => ({
    what: `is full of ${write(sign)}`,
    text: () => write(longest(sign)),
  }));
  const own = (worstTextsOf[name] ?? []).map(({ what, text }) => ({ what, text: () => write(text(room)) }));
  const beyond =
    maxLength === undefined ? [] : [{ what: 'is too long', text: () => write('a'.repeat(room)) }];
  return [...full, ...own, ...beyond];
}

const escaped = (sign: string) => Buffer.byteLength(write(sign)) - 2;

/** As often as the length that is permitted, and the room, allow. */
export function fillUp(
  sign: string,
  maxLength: number,
  room: number,
  size: (sign: string) => number,
): string {
  return sign.repeat(Math.floor(Math.min(maxLength / sign.length, room / size(sign))));
}

function worstLists({ items = {}, maxItems }: Schema, name: string, room: number): Worst[] {
  const listOf = (text: string, most: number) =>
    `[${Array.from({ length: Math.max(1, Math.min(most, Math.floor(room / (text.length + 1)))) }, () => text).join(',')}]`;
  const item = write(plain(items, name));
  return [
    { what: 'has as many as it may', text: () => listOf(item, maxItems ?? Infinity) },
    ...worstValues(items, name, room / (maxItems ?? 1))
      .slice(0, 3)
      .map(({ what, text }) => ({
        what: `has many of which each ${what}`,
        text: () => listOf(text(), maxItems ?? Infinity),
      })),
    ...['0', '""', '{}', '[]', item].map((text) => ({
      what: `has too many ${text}`,
      text: () => listOf(text, Infinity),
    })),
  ];
}

function worstObjects(
  { properties = {}, required = [], propertyNames }: Schema,
  name: string,
  room: number,
): Worst[] {
  const fitting = plain({ type: 'object', properties, required }, name) as Record<string, unknown>;
  const inner = Object.entries(properties).flatMap(([key, schema]) =>
    worstValues(schema, key, room - 1000).map(({ what, text }) => ({
      what: `has a ${key} that ${what}`,
      text: () => joined(fitting, key, text()),
    })),
  );
  return propertyNames === undefined
    ? inner
    : [...inner, { what: 'has too many keys', text: () => manyKeys(room) }];
}

const manyKeys = (room: number) =>
  `{${Array.from({ length: Math.floor(room / 11) }, (_, n) => `"${n.toString(36)}":0`).join(',')}}`;

/** Sixteen megabytes of nothing, in as many kilobytes. */
const hugePicture = () =>
  drawPng({ width: 2000, height: 2000, raw: Buffer.alloc(2000 * 8001) }).toString('base64');

/** What texts of their own kind are made of. */
const worstTextsOf: Readonly<Record<string, readonly { what: string; text: (room: number) => string }[]>> = {
  image: [{ what: 'unfolds into a huge picture', text: hugePicture }],
  text: [
    { what: 'has as many people as it may', text: () => peopleOf(5000) },
    { what: 'has more people than it may', text: () => peopleOf(9000) },
    { what: 'has lines of two cells', text: (room) => 'a,\n'.repeat(room / 4).slice(0, 1_000_000) },
  ],
};

const peopleOf = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Ann${n},Other,many-${n}-${ref('unique')}@example.com,Buyer,Team ${n % 40},Quay`,
  ).join('\n');

/** Whatever a call takes, this it does not. */
export const oddBodies: readonly Worst[] = [
  { what: 'has too many keys', text: () => manyKeys(longestBody - 10) },
  { what: 'is nested as an object', text: () => nested('{"a":', '}') },
  { what: 'is nested as a list', text: () => nested('[', ']') },
  { what: 'has a key of another prototype at its end', text: () => poisoned() },
  { what: 'holds half characters', text: () => `{"a":"${'\\ud800'.repeat(longestBody / 6 - 10)}"}` },
  { what: 'holds escapes', text: () => `{"a":"${'\\ud83d\\udc4d'.repeat(longestBody / 12 - 10)}\\ud800"}` },
  { what: 'is a megabyte of spaces', text: () => `{${' '.repeat(longestBody - 2)}}` },
];

function nested(open: string, close: string): string {
  const depth = Math.floor((longestBody - 10) / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

const poisoned = () => `{"a":[${'{},'.repeat(longestBody / 3 - 100)}{"__proto__":1}]}`;
