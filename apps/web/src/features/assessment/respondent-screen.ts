import type { Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import type { Saving } from './send-answers.ts';

export type OpenStep = 'introduction' | 'answering' | 'confirming' | 'submitted';

/** Whose answers these are, as confirmed before they are sent. */
export interface Details {
  first_name: string;
  last_name: string;
  company: string;
  role: string;
}

/** Everything that may be on the respondent's screen. */
export type RespondentScreen =
  | { readonly step: 'loading' }
  | { readonly step: 'invalid' | 'expired' }
  | { readonly step: 'closed'; readonly message: string }
  | { readonly step: 'unreachable'; readonly message: string }
  | ({ readonly step: OpenStep } & Opened);

/** What is known once the link has opened. */
export interface Opened {
  readonly response: RespondentEnvelope['response'];
  readonly invitation: NonNullable<RespondentEnvelope['invitation']> | null;
  readonly total: number;
  /** Of all questions, those on their way to the server included. */
  readonly answered: number;
  /** The server has every answer of the pages that were turned. */
  readonly isSaved: boolean;
  /** Answers of the page that is open are on this device alone. */
  readonly hasDrafts: boolean;
  /** Number of the page's first question, from 1. */
  readonly at: number;
  /** Null while its questions are on their way. */
  readonly page: readonly Question[] | null;
  /** The chosen option of each question of the page. */
  readonly chosen: Readonly<Record<number, string>>;
  /** Ids of the page's questions that Next found without an answer. */
  readonly missing: readonly number[];
  /** These and those answered since: what was said beside them keeps its place, so that nothing moves under a thumb. */
  readonly sought: readonly number[];
  readonly timeLeft: string;
  readonly saving: Saving;
  /** What was typed over the details that the invitation had, and is not submitted. */
  readonly typed: Partial<Details>;
  /** What Submit was pressed with, until the server has answered. */
  readonly submitting: Details | null;
  /** It was submitted just now, from here. */
  readonly isJustSubmitted: boolean;
  /** The way to the page of their own, for the person who has just submitted. */
  readonly ownPage: string | null;
  /** This page has just changed, because someone has answered in another window or on another device. */
  readonly hasCaughtUp: boolean;
  /** A call that the person waits for is on its way. */
  readonly busy: boolean;
  readonly problem: string | null;
  readonly fields: Readonly<Record<string, string>>;
}
