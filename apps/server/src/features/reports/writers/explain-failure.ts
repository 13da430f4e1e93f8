import { sentence } from '@fourfold/words';
import { APICallError, RetryError } from 'ai';
import { WritingFailed } from './report-writer.ts';

/** What went wrong at a provider, as a sentence for the author. What the provider said stays out of it. */
export function explainFailure(error: unknown, host: string): WritingFailed {
  if (error instanceof WritingFailed) return error;
  return new WritingFailed(wordsFor(error, host), { cause: error });
}

type Host = { host: string };
/** What keeps a provider from writing. */
export const silent = sentence<Host>('{host} stopped answering.');
export const brokenOff = sentence<Host>('The connection to {host} was lost.');
const busy = sentence<Host>('{host} is not taking any more requests at the moment. Please try again later.');
const wrongKey = sentence<Host>(
  '{host} does not accept this server’s key. Please tell the people who run this server.',
);
const down = sentence<Host & { status: string }>('{host} is down (status {status}).');
const refused = sentence<Host & { status: string }>('{host} refused the request (status {status}).');
const away = sentence<Host>('{host} cannot be reached.');

function wordsFor(error: unknown, host: string): string {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (isTimeout(cause)) return silent({ host });
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === 429) return busy({ host });
  if (status === 401 || status === 403) {
    return wrongKey({ host });
  }
  if (status !== undefined && status >= 500) return down({ host, status: String(status) });
  if (status !== undefined && status >= 400) return refused({ host, status: String(status) });
  if (APICallError.isInstance(cause) && status === undefined) return away({ host });
  return brokenOff({ host });
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
