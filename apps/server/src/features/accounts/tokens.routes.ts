import { createToken, endToken, listTokens } from '@fourfold/contract';
import type { Serve } from '../../http/serve.ts';
import type { AccountParts } from './account-parts.ts';
import * as tokens from './tokens.service.ts';

export function tokenRoutes(serve: Serve, parts: AccountParts): void {
  serve(listTokens, async ({ caller }) => ({ tokens: await tokens.listTokens(parts, caller) }));
  serve(createToken, ({ body, caller }) => tokens.createToken(parts, caller, body));
  serve(endToken, ({ params, caller }) => tokens.endToken(parts, caller, params.tokenId));
}
