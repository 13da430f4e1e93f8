import { endOtherSessions, endSession, listSessions, renewSession } from '@fourfold/contract/calls';
import { notFound } from '../../../kernel/http/app-error.ts';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { confirmPassword } from '../users/confirm-password.ts';
import { requireFresh } from './renew-session.ts';
import { setSessionCookie } from './session-cookies.ts';
import * as sessions from './sessions.repository.ts';

export function sessionRoutes(serve: Serve, parts: Parts): void {
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
