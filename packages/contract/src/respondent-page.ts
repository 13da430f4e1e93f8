import type { Question, RespondentEnvelope } from './assessment/schemas.ts';
import type { ErrorBody } from './errors/words.ts';

/**
 * What a personal link opened, or why it opened nothing. The server draws the respondent's page with it and leaves it
 * in the page, where the scripts take it up instead of asking for it.
 */
export type OpenedLink =
  | {
      readonly envelope: RespondentEnvelope;
      /** What the first page of questions needs besides those of the envelope: answered ones between them. */
      readonly questions: readonly Question[];
    }
  | { readonly refusal: Pick<ErrorBody, 'code' | 'message'> };

/** The screen of a link as HTML, from the build of the web app. Null: the page waits for its scripts to ask. */
export type DrawRespondent = (opened: OpenedLink | null) => string;

/** Where the build puts it, beside the served folder. */
export const respondentRenderer = 'server/respondent.js';

/** Stand in the page's template for the screen and for what the link opened, in this order. */
export const respondentTokens = ['%RESPONDENT:SCREEN%', '%RESPONDENT:OPENED%'] as const;
/** Begins the address of each; apart from the list of all pages, which a respondent's page need not carry. */
export const respondentFolder = '/survey/responses/';
/** What answers for the page without a connection, and the list of what the page needs for that. */
export const respondentWorker = '/respondent-worker.js';
export const respondentFiles = '/respondent-files.json';

export const openedLinkElement = 'opened-link';
