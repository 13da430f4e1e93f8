import type { User } from '@fourfold/contract/schemas';
import type { SessionHint } from './session-hint.ts';

/** Why nobody is signed in: nobody was, they logged out or deleted the account, here or in another tab, or the server ended it. */
export type GuestReason = 'nobody' | 'left' | 'deleted' | 'elsewhere' | 'lost';

export type Session =
  /** Nobody has asked yet. `expected`: a sign-in is remembered and the answer is on its way. */
  | { readonly state: 'unknown'; readonly expected: boolean }
  | { readonly state: 'guest'; readonly reason: GuestReason }
  /** `outdated`: another tab works as someone else or in another organisation than this one was drawn for. */
  | { readonly state: 'user'; readonly user: User; readonly outdated: boolean };

interface Parts {
  /** The profile, or null where nobody is signed in. */
  fetchUser: () => Promise<User | null>;
  hint: SessionHint;
}

/** Who is signed in, for all screens of this tab and in step with the other tabs. */
export function createSessionStore({ fetchUser, hint }: Parts) {
  let session: Session = { state: 'unknown', expected: false };
  let loading: Promise<User | null> | null = null;
  const listeners = new Set<() => void>();

  function set(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  function end(reason: GuestReason): void {
    hint.write(null);
    // A call that was still on its way when someone left is refused; that is no news.
    if (reason === 'lost' && session.state === 'guest') return;
    set({ state: 'guest', reason });
  }

  /** `goes`: where the person has gone this tab goes, too. */
  async function look(goes: boolean): Promise<User | null> {
    const user = await fetchUser();
    if (user === null) {
      // What ended a session says more than that there is none any more.
      end(session.state === 'guest' ? session.reason : 'nobody');
    } else {
      const value = hintOf(user);
      hint.write(value);
      if (goes || session.state !== 'user' || value === hintOf(session.user)) {
        set({ state: 'user', user, outdated: false });
      } else set({ ...session, outdated: true });
    }
    return user;
  }

  /** Several screens that ask at once make one call. */
  function load(): Promise<User | null> {
    loading ??= look(false).finally(() => {
      loading = null;
    });
    return loading;
  }

  function heard(value: string | null): void {
    if (session.state !== 'user') {
      if (value !== null) load().catch(ignore);
      return;
    }
    if (value === null) set({ state: 'guest', reason: 'elsewhere' });
    else set({ ...session, outdated: value !== hintOf(session.user) });
  }

  return {
    read: () => session,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Looks again; what was drawn for one organisation never becomes another's on the way. */
    load,
    /** Goes where the person has gone: to another organisation, or in as someone. */
    enter: () => look(true),
    end,
    /** The user, asked for only when nobody has yet. */
    ensure: async (): Promise<User | null> => (session.state === 'user' ? session.user : load()),
    outdate(): void {
      if (session.state === 'user') set({ ...session, outdated: true });
    },
    /** Once, when the page has come to life. */
    start(): () => void {
      if (session.state === 'unknown' && hint.read() !== null) {
        set({ state: 'unknown', expected: true });
        load().catch(() => set({ state: 'unknown', expected: false }));
      }
      return hint.onChange(heard);
    },
  };
}

const hintOf = (user: User) => `${user.id} ${user.organisation?.id ?? ''}`;
/** A look in passing: a caller that needs the answer asks again and hears the failure. */
const ignore = () => undefined;
