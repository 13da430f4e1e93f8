import type { RateLimiter } from '../../kernel/http/rate-limiter.ts';

/** Seats alone would not do: withdrawing gives them back, and nobody shall mail strangers without end. */
export const limitInvitations = (limiter: RateLimiter, organisationId: string): Promise<void> =>
  limiter.use(`invite:${organisationId}`, { max: 300, seconds: 3600 });
