import { getTrend } from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import { type TrendParts, trendOf } from './trend.service.ts';

/** One measure over all rounds and pulses. */
export function trendRoutes(serve: Serve, parts: TrendParts): void {
  serve(getTrend, ({ params, query, caller: { membership } }) =>
    trendOf(parts, membership, { key: params.measureKey, ...query }),
  );
}
