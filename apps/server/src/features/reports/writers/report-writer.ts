import type { ReportWriter } from '@fourfold/contract/schemas';
import type { WritingBasis } from '../results/report-basis.ts';

/** A piece of the text, or what the provider says about its own version. */
export type Written = { readonly text: string } | { readonly version: string };

/**
 * The port behind which drafts are written. A writer yields text as it comes; it never sees more than it is given:
 * one from outside sends the prompt and nothing else, the built-in one also reads the results, which stay here.
 */
export interface Writer {
  readonly about: ReportWriter & { readonly version: string };
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<Written>;
}

/** A writer from outside. It can be asked anything, and knows what it is asked and nothing else. */
export interface Provider extends Writer {
  readonly about: Writer['about'] & { readonly host: string };
  ask(prompt: string, signal: AbortSignal): AsyncIterable<Written>;
}

export interface WritingTask {
  readonly prompt: string;
  /** What is known about the person; never leaves the server. */
  readonly basis: WritingBasis;
}

/** Why a writing did not work, in words that may be shown. */
export class WritingFailed extends Error {
  override name = 'WritingFailed';
}
