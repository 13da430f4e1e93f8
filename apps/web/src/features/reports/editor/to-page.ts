import type { Inline, RichBlock } from '@fourfold/contract/words';

/** Text as the elements that the editor works on, the same that a report is read in. */
export function toPage(parts: readonly RichBlock[]): Node[] {
  return parts.map(elementOf);
}

function elementOf(block: RichBlock): Node {
  switch (block.type) {
    case 'heading':
      return element(block.level === 3 ? 'h5' : 'h4', inlines(block.children));
    case 'paragraph':
      return element('p', inlines(block.children));
    case 'quote':
      return element('blockquote', toPage(block.children));
    case 'rule':
      return element('hr', []);
    case 'list':
      return element(
        block.start === null ? 'ul' : 'ol',
        block.items.map((item) => element('li', itemOf(item))),
      );
  }
}

/** An item of one paragraph is its words. */
const itemOf = (item: readonly RichBlock[]): Node[] =>
  item.flatMap((block) => (block.type === 'paragraph' ? inlines(block.children) : toPage([block])));

const inlines = (children: readonly Inline[]): Node[] =>
  children.flatMap((inline): Node[] => {
    if (inline.type === 'text') return [document.createTextNode(inline.text)];
    if (inline.type === 'break') return [element('br', [])];
    if (inline.type === 'mark') return inlines(inline.children);
    return [element(inline.type === 'strong' ? 'strong' : 'em', inlines(inline.children))];
  });

function element(name: string, children: readonly Node[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
