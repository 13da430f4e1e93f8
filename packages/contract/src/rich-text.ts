import { withoutTurns } from './fields.ts';

/**
 * Text with a little structure, as a report holds it: the one safe list. Whatever is not on it is shown as the plain
 * text that it is: raw HTML as its characters, a link as its words with the address in brackets, an image as its
 * description. Nothing here can run, load or point anywhere, so screen, mail and PDF may draw all of it.
 */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  /** A stretch that a reviewer should look at; `mark` is its place in the list of marks. */
  | { readonly type: 'mark'; readonly mark: number; readonly children: readonly Inline[] };

export type RichBlock =
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly start: number | null;
      readonly items: readonly (readonly RichBlock[])[];
    }
  | { readonly type: 'quote'; readonly children: readonly RichBlock[] }
  | { readonly type: 'rule' };

/** A node as mdast-util-from-markdown makes it, as far as it is looked at. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null | undefined;
  readonly start?: number | null | undefined;
  readonly url?: string;
  readonly alt?: string | null | undefined;
  readonly children?: readonly MarkdownNode[];
  readonly position?:
    | { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
    | undefined;
}

/** Where a mark begins and ends in the Markdown that was parsed. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Source {
  readonly text: string;
  readonly marks: readonly Stretch[];
}

/**
 * More levels, or more signs, than anybody writes. Each costs the parser more than the one before: a page of them holds
 * it for minutes, and anyone who walks down what it makes falls off the stack.
 */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){13}/m;
const signs = /[*_[\]<&\\`\n]|(?:[-+>]|\d[.)])[ \t]/g;
const mostSigns = 1500;
const isBeyondReading = (text: string) => tooDeep.test(text) || (text.match(signs)?.length ?? 0) > mostSigns;

/** Markdown as the safe list knows it, by a parser of one's own choice; what is beyond reading is one plain text. */
export function readRichText(
  parse: (text: string) => MarkdownNode,
  text: string,
  marks: readonly Stretch[] = [],
): RichBlock[] {
  return richTextOf(isBeyondReading(text) ? asOneText(text) : parse(text), text, marks);
}

function asOneText(value: string): MarkdownNode {
  const position = { start: { offset: 0 }, end: { offset: value.length } };
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value, position }] }] };
}

/** The safe list, read from parsed Markdown. Total: an unknown node is its text, or nothing. */
function richTextOf(root: MarkdownNode, text = '', marks: readonly Stretch[] = []): RichBlock[] {
  return blocksOf(root.children ?? [], { text, marks });
}

const blocksOf = (nodes: readonly MarkdownNode[], source: Source): RichBlock[] =>
  nodes.flatMap((node) => blockOf(node, source));

function blockOf(node: MarkdownNode, source: Source): RichBlock[] {
  const { children = [] } = node;
  switch (node.type) {
    case 'heading': {
      const level = Math.min(3, Math.max(1, node.depth ?? 1)) as 1 | 2 | 3;
      return [{ type: 'heading', level, children: inlinesOf(children, source) }];
    }
    case 'list': {
      const start = node.ordered ? (node.start ?? 1) : null;
      return [{ type: 'list', start, items: children.map((item) => blocksOf(item.children ?? [], source)) }];
    }
    case 'blockquote':
      return [{ type: 'quote', children: blocksOf(children, source) }];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'definition':
      return [];
    default: {
      const inlines = node.children === undefined ? literal(node, source) : inlinesOf(children, source);
      return inlines.length === 0 ? [] : [{ type: 'paragraph', children: inlines }];
    }
  }
}

const inlinesOf = (nodes: readonly MarkdownNode[], source: Source): Inline[] =>
  nodes.flatMap((node) => inlineOf(node, source));

function inlineOf(node: MarkdownNode, source: Source): Inline[] {
  const { type, children = [] } = node;
  if (type === 'strong' || type === 'emphasis') return [{ type, children: inlinesOf(children, source) }];
  if (type === 'break') return [{ type: 'break' }];
  if (type === 'link') return linkOf(node, source);
  if (type === 'image' || type === 'imageReference') {
    return node.alt ? [textOf(node.alt)] : [];
  }
  if (node.children !== undefined) return inlinesOf(children, source);
  return literal(node, source);
}

/** Words that lead somewhere else than they say are a trick as old as mail: the address stands beside them. */
function linkOf({ url = '', children = [] }: MarkdownNode, source: Source): Inline[] {
  const words = inlinesOf(children, source);
  const said = wordsOf(words);
  return url === '' || said === url || `mailto:${said}` === url
    ? words
    : [...words, { type: 'text', text: ` (${url})` }];
}

/** As it was typed, from left to right or right to left as its letters are, and never turned round by signs. */
const textOf = (text: string): Inline => ({ type: 'text', text: withoutTurns(text) });

function literal({ value = '', position }: MarkdownNode, { text, marks }: Source): Inline[] {
  if (value === '') return [];
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const own = marks.flatMap((stretch, mark) =>
    stretch.from < to && stretch.to > from ? [{ ...stretch, mark }] : [],
  );
  if (own.length === 0) return [textOf(value)];
  // With an entity or an escape in it the places do not fit any more: then the whole stretch is marked.
  if (text.slice(from, to) !== value) {
    return [{ type: 'mark', mark: own[0]?.mark ?? 0, children: [textOf(value)] }];
  }
  return split(value, from, own);
}

function split(value: string, offset: number, marks: readonly (Stretch & { mark: number })[]): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const { from, to, mark } of marks) {
    const [begin, end] = [Math.max(at, from - offset), Math.min(value.length, to - offset)];
    if (end <= begin) continue;
    if (begin > at) parts.push(textOf(value.slice(at, begin)));
    parts.push({ type: 'mark', mark, children: [textOf(value.slice(begin, end))] });
    at = end;
  }
  if (at < value.length) parts.push(textOf(value.slice(at)));
  return parts;
}

/** What is read when the structure is left out. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) =>
      inline.type === 'text' ? inline.text : inline.type === 'break' ? '\n' : wordsOf(inline.children),
    )
    .join('');
}
