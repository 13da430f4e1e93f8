import type { Work } from '@fourfold/content';
import { bibliography, type WorkKey } from '@fourfold/content/bibliography';

/** As much of a syntax tree as this needs to know. */
interface Node {
  type: string;
  name?: string;
  url?: string;
  value?: string;
  attributes?: { type: string; name: string; value: string }[];
  children?: Node[];
}

/**
 * Puts the bibliography into the articles while they are compiled: each `<Cite work="…" />` becomes a link, and
 * `<References />` the list of what was cited. So a page carries the works that it cites and no others.
 */
export function citations() {
  return (tree: Node): void => {
    const cited = new Set<WorkKey>();
    walk(tree, (node) => {
      if (node.name === 'Cite') cite(node, cited);
    });
    walk(tree, (node) => {
      if (node.name === 'References') node.children = [...cited].toSorted(byAuthor).map(reference);
    });
  };
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

function cite(node: Node, cited: Set<WorkKey>): void {
  const work = node.attributes?.find(({ name }) => name === 'work')?.value ?? '';
  if (!(work in bibliography)) throw new Error(`An article cites “${work}”, which the bibliography lacks.`);
  const key = work as WorkKey;
  cited.add(key);
  node.type = 'link';
  node.url = `#work-${key}`;
  node.children = [{ type: 'text', value: bibliography[key].short }];
}

/** A key is the first author and the year. */
const byAuthor = (a: WorkKey, b: WorkKey) => a.localeCompare(b, 'en');

/** A question has its mark already. */
const ended = (title: string) => (title.endsWith('?') ? title : `${title}.`);

function reference(key: WorkKey): Node {
  const work: Work = bibliography[key];
  const { authors, year, title, where, doi } = work;
  const attributes = { id: `work-${key}`, where, ...(doi === undefined ? {} : { doi }) };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Reference',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [{ type: 'text', value: `${authors} (${year}). ${ended(title)}` }],
  };
}
