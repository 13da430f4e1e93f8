import { APICallError, RetryError } from 'ai';
import { WritingFailed } from './report-writer.ts';

/** What went wrong at a provider, as a sentence for the author. What the provider said stays out of it. */
export function explainFailure(error: unknown, host: string): WritingFailed {
  if (error instanceof WritingFailed) return error;
  return new WritingFailed(sentence(error, host), { cause: error });
}

function sentence(error: unknown, host: string): string {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (isTimeout(cause)) return `${host} stopped answering.`;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === 429) return `${host} takes no more requests at the moment. Please try again later.`;
  if (status === 401 || status === 403) {
    return `${host} does not accept the key of this server. Please tell whoever runs it.`;
  }
  if (status !== undefined && status >= 500) return `${host} is down (status ${status}).`;
  if (status !== undefined && status >= 400) return `${host} refused the request (status ${status}).`;
  if (APICallError.isInstance(cause) && status === undefined) return `${host} cannot be reached.`;
  return `The connection to ${host} broke off.`;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
