import { actsInOrganisation } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { messages, organisationHeader, requestTokenHeader } from '@fourfold/contract/words';
import { ApiError, joinSession, onFailure } from '../../lib/api.ts';
import { sessionHint } from './session-hint.ts';
import { createSessionStore } from './session-store.ts';

export const session = createSessionStore({ fetchUser, hint: sessionHint });

async function fetchUser(): Promise<User | null> {
  try {
    const { fetchProfile } = await import('./profile-call.ts');
    return (await fetchProfile()).user;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return null;
    throw error;
  }
}

const current = (): User | null => {
  const now = session.read();
  return now.state === 'user' ? now.user : null;
};

joinSession({
  headers: ({ method, access }) => {
    const user = current();
    if (user === null || access.kind === 'public' || access.kind === 'link') return {};
    const { organisation, csrf_token: token } = user;
    return {
      // Only calls inside an organisation: the others must work after another tab has switched, too.
      ...(actsInOrganisation(access) && organisation !== null
        ? { [organisationHeader]: organisation.id }
        : {}),
      ...(method !== 'GET' && token !== null ? { [requestTokenHeader]: token } : {}),
    };
  },
  async renew() {
    const before = current();
    const user = await session.load();
    // Someone else has signed in in another tab: what this page was about to do was not theirs.
    if (user === null || (before !== null && before.id !== user.id)) return false;
    if (before?.organisation?.id === user.organisation?.id) return true;
    throw new ApiError('organisation_changed', messages.organisationChanged());
  },
});

onFailure('unauthenticated', () => session.end('lost'));
// The organisation asks for a second step since a moment ago: the profile says so, and the way leads there.
onFailure('second_step_missing', () => void session.load().catch(() => undefined));
onFailure('organisation_changed', () => session.outdate());
