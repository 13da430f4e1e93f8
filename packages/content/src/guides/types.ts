import type { Summary } from '../plain-words/summary.ts';

/** A piece of a guide. What draws it (as PDF or as a Word document) knows each kind. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered?: true }
  | { readonly kind: 'checklist'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Shares of the width; equal without. */
      readonly widths?: readonly number[];
    }
  /** Fields to fill in: what belongs there, and a line that helps. Some need room for a paragraph. */
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
  | { readonly kind: 'figure'; readonly figure: Figure; readonly caption: string };

export interface FormField {
  readonly label: string;
  readonly hint?: string;
  /** Empty lines to write on; one without. */
  readonly lines?: number;
}

/** What is drawn, as data: the renderer knows how a line with two ends looks, not what stands at the ends. */
export type Figure =
  | { readonly draw: 'levels' }
  | { readonly draw: 'cycle' }
  /** Lines with two ends and a dot on each, from 0 to 1. */
  | { readonly draw: 'lines'; readonly lines: readonly PoleLine[] }
  /** The scale from 0 to 200 with its five bands, and scores with their likely ranges. */
  | { readonly draw: 'scale'; readonly scores: readonly ScaleScore[] }
  | { readonly draw: 'opportunities'; readonly points: readonly OpportunityPoint[] };

export interface PoleLine {
  readonly first: string;
  readonly last: string;
  readonly dots: readonly number[];
}

export interface ScaleScore {
  readonly label: string;
  readonly score: number;
  readonly halfWidth: number;
}

export interface OpportunityPoint {
  readonly name: string;
  readonly effort: number;
  readonly impact: number;
}

export interface Part {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Begins on a page of its own. */
  readonly newPage?: true;
}

export interface Guide {
  readonly key: string;
  readonly title: string;
  readonly subtitle: string;
  /** A guide has one; a sheet made of chosen questions needs none. */
  readonly summary?: Summary;
  readonly parts: readonly Part[];
  readonly references: readonly string[];
}
