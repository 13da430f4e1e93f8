import { createToken, endToken, listOwnTokens, listTokens } from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { requireFresh } from '../sessions/renew-session.ts';
import * as tokens from './tokens.service.ts';

export function tokenRoutes(serve: Serve, parts: Parts): void {
  serve(listTokens, async ({ caller }) => ({ tokens: await tokens.listTokens(parts, caller) }));
  serve(listOwnTokens, async ({ caller }) => ({ tokens: await tokens.listOwnTokens(parts, caller.userId) }));
  serve(createToken, async ({ body, caller }) => {
    // It outlives the session, so a browser that was found open is not enough.
    await requireFresh(parts, caller);
    return await tokens.createToken(parts, caller, body);
  });
  serve(endToken, ({ params, caller }) => tokens.endToken(parts, caller, params.tokenId));
}
