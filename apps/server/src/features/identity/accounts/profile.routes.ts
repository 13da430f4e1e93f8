import { changeProfile, deleteAccount, exportMyData, myProfile } from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { clearCookies, makeRequestToken, setRequestTokenCookie } from '../sessions/session-cookies.ts';
import { updateUser } from '../users/users.repository.ts';
import { deleteOwnAccount, exportOwnData } from './account.service.ts';
import type { Forgetting } from './erase-user.ts';
import { profileOf } from './profile.service.ts';

export function profileRoutes(serve: Serve, parts: Parts & Forgetting): void {
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
