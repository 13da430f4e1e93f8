import { messages } from '@fourfold/contract/words';
import { AppError } from './app-error.ts';

/**
 * PostgreSQL's codes for "not now": shutting down, starting, too many connections, disk full, read-only standby, and two
 * transactions that waited for each other, of which it ended one.
 */
const databaseDown = /^(08|57P0|53)|^25006$|^40(001|P01)$/;
const networkDown = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
const poolDown =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|plan was lost within a transaction/;

/** The one translation of whatever was thrown. Null means: nobody foresaw it, answer 500 and log it once. */
export function translateError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const {
    code = '',
    statusCode,
    message = '',
  } = error as { code?: string; statusCode?: number; message?: string };
  if (databaseDown.test(code) || networkDown.has(code) || poolDown.test(message)) return unavailable();
  // Text that PostgreSQL cannot hold, such as a null character, that slipped past a schema.
  if (code === '22021' || code === '22P05') return new AppError('invalid', messages.checkFields());
  if (statusCode === 413) return new AppError('too_large', messages.tooLarge());
  if (statusCode === 503) return unavailable();
  if (statusCode === 404) return new AppError('not_found', messages.notFound());
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid', messages.notJson());
  }
  return null;
}

const unavailable = () => new AppError('unavailable', messages.unavailable(), { retryAfter: 5 });
