import type { User } from '@fourfold/contract/schemas';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';

const id = '0190a0a0-0000-7000-8000-000000000001';
const user = (changes: Partial<User> = {}): User => ({
  id,
  email: 'ines@example.com',
  email_verified_at: '2026-01-01T00:00:00Z',
  pending_email: null,
  company: 'Northwind',
  first_name: 'Ines',
  last_name: 'Moreau',
  phone: null,
  second_step: false,
  organisation: {
    id,
    name: 'Northwind',
    role: 'owner',
    grants: [],
    departments: [],
    logo_url: null,
    owners: ['Ines Moreau'],
    authors_listed: false,
    second_step_required: false,
    digests: true,
    weekly: true,
  },
  organisations: [],
  permissions: {},
  csrf_token: 'a',
  ...changes,
});

function setup(answers: (User | null | Error)[], remembered: string | null = null) {
  let value = remembered;
  let tell: (value: string | null) => void = () => undefined;
  const fetchUser = vi.fn(async () => {
    const answer = answers.shift() ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const store = createSessionStore({
    fetchUser,
    hint: {
      read: () => value,
      write: (next) => {
        value = next;
      },
      onChange: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
  });
  return { store, fetchUser, hint: () => value, otherTab: (said: string | null) => tell(said) };
}

describe('the session of a tab', () => {
  it('costs a guest no call', () => {
    const { store, fetchUser } = setup([]);
    store.start();
    expect(fetchUser).not.toHaveBeenCalled();
    expect(store.read()).toEqual({ state: 'unknown', expected: false });
  });

  it('is looked up where a sign-in is remembered', async () => {
    const { store } = setup([user()], 'something');
    store.start();
    expect(store.read()).toEqual({ state: 'unknown', expected: true });
    await vi.waitFor(() =>
      expect(store.read()).toMatchObject({ state: 'user', user: { first_name: 'Ines' } }),
    );
  });

  it('forgets what was remembered wrongly', async () => {
    const { store, hint } = setup([null], 'something');
    store.start();
    await vi.waitFor(() => expect(store.read()).toEqual({ state: 'guest', reason: 'nobody' }));
    expect(hint()).toBeNull();
  });

  it('does not take a broken connection for a log out', async () => {
    const { store, hint } = setup([new Error('down')], 'something');
    store.start();
    await vi.waitFor(() => expect(store.read()).toEqual({ state: 'unknown', expected: false }));
    expect(hint()).toBe('something');
  });

  it('makes one call for several that ask at once', async () => {
    const { store, fetchUser } = setup([user()]);
    await Promise.all([store.ensure(), store.ensure(), store.load()]);
    await store.ensure();
    expect(fetchUser).toHaveBeenCalledTimes(1);
  });

  it('ends with a log out in another tab', async () => {
    const { store, otherTab } = setup([user()]);
    store.start();
    await store.load();
    otherTab(null);
    expect(store.read()).toEqual({ state: 'guest', reason: 'elsewhere' });
  });

  it('begins with a sign-in in another tab', async () => {
    const { store, otherTab } = setup([user()]);
    store.start();
    otherTab('somebody');
    await vi.waitFor(() => expect(store.read().state).toBe('user'));
  });

  describe('when another tab works in another organisation', () => {
    const there = user({ organisation: { ...user().organisation, id: 'another', name: 'Contoso' } as never });
    async function switched(...answers: (User | null | Error)[]) {
      const all = setup([user(), ...answers]);
      all.store.start();
      await all.store.load();
      const own = all.hint();
      all.otherTab(`${id} another`);
      return { ...all, own };
    }

    it('is outdated', async () => {
      const { store } = await switched();
      expect(store.read()).toMatchObject({ user: user(), outdated: true });
    });

    it('never takes the other organisation on in passing, only where the person goes there', async () => {
      const { store } = await switched(there, there, there);
      await store.load();
      await store.load();
      expect(store.read()).toMatchObject({ user: user(), outdated: true });
      await store.enter();
      expect(store.read()).toMatchObject({ user: there, outdated: false });
    });

    it('is up to date again as soon as that tab has switched back', async () => {
      const { store, otherTab, own } = await switched(new Error('down'));
      otherTab(own);
      expect(store.read()).toMatchObject({ user: user(), outdated: false });
    });
  });

  it('keeps the reason of its end', async () => {
    const { store } = setup([user(), null]);
    await store.load();
    store.end('lost');
    await store.load();
    expect(store.read()).toEqual({ state: 'guest', reason: 'lost' });
  });

  it('is not lost by a call that is refused after someone has left', async () => {
    const { store } = setup([user()]);
    await store.load();
    store.end('deleted');
    store.end('lost');
    expect(store.read()).toEqual({ state: 'guest', reason: 'deleted' });
  });
});
