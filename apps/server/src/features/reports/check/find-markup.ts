import type { ReportFinding } from '@fourfold/contract';

const tag = /<\/?[a-z!][^>\n]{0,400}>/gi;
const address = /(?:https?:\/\/|www\.|javascript:|data:)[^\s<>"')\]]+/gi;

/** What is more than text. It cannot do anything here, but the reader of a report would stumble over it. */
export function findMarkup(draft: string): ReportFinding[] {
  const found = (kind: 'markup' | 'link', pattern: RegExp, note: string) =>
    [...draft.matchAll(pattern)].map(({ 0: text, index }) => ({
      kind,
      from: index,
      to: index + text.length,
      note,
    }));
  return [
    ...found('markup', tag, 'This is markup. It is shown as it stands and does nothing.'),
    ...found('link', address, 'An address that the draft brought with it. Is it wanted here?'),
  ];
}
