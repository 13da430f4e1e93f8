import {
  changeProfile,
  createToken,
  deleteAccount,
  endOtherSessions,
  endSession,
  endToken,
  exportMyData,
  listSessions,
  listTokens,
  myProfile,
  renewSession,
} from '@fourfold/contract';
import { notFound } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { deleteOwnAccount, exportOwnData } from './account.service.ts';
import type { AccountParts } from './account-parts.ts';
import { confirmPassword } from './confirm-password.ts';
import { profileOf } from './profile.service.ts';
import { requireFresh } from './renew-session.ts';
import {
  clearCookies,
  makeRequestToken,
  setRequestTokenCookie,
  setSessionCookie,
} from './session-cookies.ts';
import * as sessions from './sessions.repository.ts';
import * as tokens from './tokens.service.ts';
import { updateUser } from './users.repository.ts';

export function profileRoutes(serve: Serve, parts: AccountParts): void {
  const { db, signer, clock, config } = parts;

  serve(myProfile, async ({ caller, reply }) => {
    const { sessionId } = caller;
    const requestToken = sessionId === null ? null : makeRequestToken(signer, sessionId, clock());
    if (requestToken !== null) setRequestTokenCookie(reply, config.APP_URL, requestToken);
    return { user: await profileOf(parts, caller, requestToken) };
  });
  serve(changeProfile, ({ body, caller }) => updateUser(db, caller.userId, body));
  serve(exportMyData, async ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="fourfold-my-data.json"');
    return await exportOwnData(parts, caller);
  });
  serve(deleteAccount, async ({ body, caller, reply }) => {
    await deleteOwnAccount(parts, caller, body.password);
    clearCookies(reply, config.APP_URL);
  });
}

export function sessionRoutes(serve: Serve, parts: AccountParts): void {
  const { db, clock } = parts;
  serve(listSessions, async ({ caller }) => {
    const rows = await sessions.listOpenSessions(db, caller.userId, clock());
    return { sessions: rows.map((row) => presentSession(row, caller.sessionId)) };
  });
  serve(renewSession, async ({ body, caller, reply }) => {
    await confirmPassword(parts, caller.userId, body.password);
    const token = await sessions.renewToken(db, caller.sessionId, clock());
    setSessionCookie(reply, parts.config.APP_URL, token);
    return { token };
  });
  serve(endSession, async ({ params, caller }) => {
    await requireFresh(parts, caller);
    if (!(await sessions.endSession(db, caller.userId, params.sessionId))) throw notFound();
  });
  serve(endOtherSessions, async ({ caller }) => {
    await requireFresh(parts, caller);
    await sessions.endSessions(db, caller.userId, caller.sessionId);
  });
}

type SessionRow = Awaited<ReturnType<typeof sessions.listOpenSessions>>[number];

const presentSession = (row: SessionRow, current: string) => ({
  id: row.id,
  device: row.device,
  current: row.id === current,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

export function tokenRoutes(serve: Serve, parts: AccountParts): void {
  serve(listTokens, async ({ caller }) => ({ tokens: await tokens.listTokens(parts, caller) }));
  serve(createToken, ({ body, caller }) => tokens.createToken(parts, caller, body));
  serve(endToken, ({ params, caller }) => tokens.endToken(parts, caller, params.tokenId));
}
