import { say, sentence } from '@fourfold/words';
import type { DrawnScore } from '../../../kernel/documents/draw-scores.ts';
import { type Figure, isUnreliable, type WritingBasis } from '../results/report-basis.ts';
import { isEdited } from './changes.ts';

/** What a page needs, and nothing else of the results behind it: it goes to another thread. */
export interface PrintedReport {
  readonly draft: string;
  readonly authorship: Authorship;
  readonly firstName: string;
  readonly organisation: string;
  readonly figures: readonly DrawnScore[];
  /** Of the keys that the figures were made with; null where there are none. */
  readonly keysVersion: string | null;
  readonly logo: Uint8Array | null;
  readonly reviewer: string | null;
  readonly at: Date;
}

export const reportTitle = ({ firstName }: Pick<WritingBasis, 'firstName'>) =>
  say('A report for {name}', { name: firstName });

/** Who wrote the text: software all of it, software its first draft alone, or people all of it. */
export type Authorship = 'software' | 'draft' | 'people';

export function authorshipOf({
  generated,
  draft,
}: {
  readonly generated: string;
  readonly draft: string;
}): Authorship {
  if (generated === '') return 'people';
  return isEdited(generated, draft) ? 'draft' : 'software';
}

const authors = {
  software: sentence('This text was written by software and not by a person.'),
  draft: sentence('The first draft was written by software. A person has changed it since.'),
  people: () => '',
} as const satisfies Record<Authorship, () => string>;

/** Said in the mail and on paper, which may part; nothing where no software wrote any of it. */
export const sayAuthorship = (authorship: Authorship): string => authors[authorship]();

/** The chosen behaviours whose score the text states: where it states none, nothing is drawn above it, either. */
export function figuresAbout(basis: WritingBasis, draft: string): Figure[] {
  if (isUnreliable(basis)) return [];
  const { results, overactivated, areas } = basis;
  const keys = new Set([overactivated, ...areas]);
  const chosen = (results?.figures ?? []).filter(({ kind, key }) => kind === 'behaviour' && keys.has(key));
  return chosen.filter(({ score }) => new RegExp(`(?<!\\d)${score}(?!\\d)`).test(draft));
}
