import { ApiError, type FailureCode } from './api.ts';
import { later } from './later.ts';

/** A sentence that says why there is nothing to see. */
export interface Refusal {
  readonly refusal: string;
}

const refusals: readonly FailureCode[] = ['forbidden', 'conflict', 'other_design', 'not_found'];

/** What a page is about, or why it can't be seen. The page says so in its own frame, from which people find their way. */
export const orRefusal = <T>(
  ask: (how: { readonly handles: readonly FailureCode[] }) => Promise<T>,
): Promise<T | Refusal> => later(read(ask));

async function read<T>(ask: Parameters<typeof orRefusal<T>>[0]): Promise<T | Refusal> {
  try {
    return await ask({ handles: refusals });
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.code)) return { refusal: error.message };
    throw error;
  }
}
