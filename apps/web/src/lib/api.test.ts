import { login, logout } from '@fourfold/contract/calls';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, call, download, onFailure } from './api.ts';
import { sayUnsent } from './say-unsent.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (...responses: Response[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => responses.shift()),
  );

/** Begins as an answer does, and breaks off. */
const half = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"user":'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

const signIn = () => call(login, { body: { email: 'a@b.example', password: 'x' } });
const refused = (code: string) => Response.json({ code, message: 'No.' }, { status: 401 });

it('takes an answer that breaks off for a lost connection, so that anyone who may try again does', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answering(half(), half());
  await expect(signIn()).rejects.toMatchObject({ code: 'network' });
  await expect(download(login, { body: { email: '', password: '' } })).rejects.toMatchObject({
    code: 'network',
  });
  warn.mockRestore();
});

it('knows an answer that is not the server’s, whatever its status says', async () => {
  answering(new Response('<html>Sign in to the hotel</html>'), new Response('<html>', { status: 502 }));
  await expect(signIn()).rejects.toMatchObject({ code: 'unreadable' });
  await expect(signIn()).rejects.toMatchObject({ code: 'unreadable' });
});

it('tells who listens why a call failed, a file as much as any other, and not what its caller handles', async () => {
  const heard: string[] = [];
  const silence = onFailure('unauthenticated', ({ message }) => heard.push(message));
  answering(refused('unauthenticated'), refused('unauthenticated'), refused('unauthenticated'));
  await expect(signIn()).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(download(login, { body: { email: '', password: '' } })).rejects.toThrow('No.');
  await expect(call(logout, {}, { handles: ['unauthenticated'] })).rejects.toThrow('No.');
  expect(heard).toEqual(['No.', 'No.']);
  silence();
});

it('says of a form that was sent offline what to do, after the form’s own words', () => {
  const away = new ApiError('network', 'Network error');
  expect(sayUnsent(away, 'Registration failed!')).toBe(
    'Registration failed! You seem to be offline. Please try again when you are back online.',
  );
  expect(sayUnsent(away)).toMatch(/^You seem to be offline\./);
  expect(sayUnsent(new ApiError('conflict', 'Taken.'), 'Registration failed!')).toBe('Taken.');
});
