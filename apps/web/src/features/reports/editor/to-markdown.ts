/** What of a node of a page is looked at; tests make their own. */
export interface PageNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<PageNode>;
}

const lists = new Set(['UL', 'OL']);
const blocks = new Set([...lists, 'P', 'DIV', 'BLOCKQUOTE', 'HR', 'LI', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

/**
 * What stands in the editor as Markdown: headings, lists, bold and italic words, quotations and rules. Whatever else a
 * browser may leave there is its text. What looks like a sign of Markdown, and is none, stays what it looks like.
 */
export const toMarkdown = (root: PageNode): string => blocksOf([...root.childNodes]).join('\n\n');

function blocksOf(nodes: readonly PageNode[]): string[] {
  const found: string[] = [];
  let line: PageNode[] = [];
  const endLine = () => {
    found.push(paragraphOf(line));
    line = [];
  };
  for (const node of nodes) {
    if (!blocks.has(node.nodeName)) line.push(node);
    else {
      endLine();
      found.push(...blockOf(node));
    }
  }
  endLine();
  return found.filter((block) => block !== '');
}

function blockOf(node: PageNode): string[] {
  const { nodeName, childNodes } = node;
  const children = [...childNodes];
  if (nodeName === 'HR') return ['---'];
  if (lists.has(nodeName)) return [listOf(node)];
  if (nodeName === 'BLOCKQUOTE') return [indented(blocksOf(children).join('\n\n'), '> ', '> ')];
  if (!/^H\d$/.test(nodeName)) return blocksOf(children);
  const title = inlineOf(children).replace(/\s*\n\s*/g, ' ');
  return title === '' ? [] : [`${nodeName === 'H5' || nodeName === 'H6' ? '###' : '##'} ${title}`];
}

function listOf({ nodeName, childNodes }: PageNode): string {
  const items: string[] = [];
  for (const child of childNodes) {
    // A browser puts an inner list beside its item as often as into it.
    if (lists.has(child.nodeName)) items.push(indented(listOf(child), '   ', '   '));
    else {
      const text = blocksOf(child.nodeName === 'LI' ? [...child.childNodes] : [child]).join('\n');
      const sign = nodeName === 'OL' ? `${items.length + 1}. ` : '- ';
      if (text !== '') items.push(indented(text, sign, ' '.repeat(sign.length)));
    }
  }
  return items.join('\n');
}

const indented = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n');

const paragraphOf = (nodes: readonly PageNode[]): string => escapedStart(inlineOf(nodes));

interface Run {
  text: string;
  readonly sign: string;
}

const signOf: Readonly<Record<string, string>> = { B: '**', STRONG: '**', I: '*', EM: '*' };

/** Words of the same kind are one run, whatever elements a browser has cut them into. */
function inlineOf(nodes: readonly PageNode[]): string {
  const runs: Run[] = [];
  const add = (text: string, sign: string) => {
    const last = runs.at(-1);
    if (last?.sign === sign || (last !== undefined && text.trim() === '')) last.text += text;
    else runs.push({ text, sign });
  };
  const walk = ({ nodeName, nodeValue, childNodes }: PageNode, sign: string): void => {
    if (nodeName === '#text') add((nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '), sign);
    if (nodeName === 'BR') add('\n', '');
    const own = joined(sign, signOf[nodeName] ?? '');
    for (const child of childNodes) walk(child, own);
  };
  for (const node of nodes) walk(node, '');
  return (
    runs
      // Signs are looked for in the whole run: a browser cuts “[<b>](” into three texts.
      .map(({ text, sign }) => signed(escaped(text), sign))
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{2,}/g, '\n\n')
      .trim()
      .replace(/(?<!\n)\n(?!\n)/g, '  \n')
  );
}

const joined = (sign: string, own: string) =>
  own === '' || sign === own || sign === '***' ? sign : `${own}${sign}`;

/** Signs stand close to the words: spaces go outside. */
function signed(text: string, sign: string): string {
  const words = text.trim();
  if (sign === '' || words === '') return text;
  const from = text.indexOf(words);
  return `${text.slice(0, from)}${sign}${words}${sign}${text.slice(from + words.length)}`;
}

const escaped = (text: string): string =>
  text
    .replace(/[\\`*]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\[(?=[^\]]*\][([:])/g, '\\[')
    .replace(/&(?=#?\w+;)/g, '\\&');

/** "# 1", "- none" and "1. May" begin a line that is a paragraph all the same. */
const escapedStart = (text: string): string =>
  text
    .replace(/^(#{1,6}(?= |$)|[-+](?= |$)|[>~]|=+ *$|--)/gm, '\\$1')
    .replace(/^(\d{1,9})([.)])(?= |$)/gm, '$1\\$2');
