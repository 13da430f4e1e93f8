import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { greetingOf } from './greeting.ts';
import { readConfig } from './kernel/config/config.ts';

const greeted = (settings: Record<string, string>, isEmpty = false) =>
  greetingOf({
    config: readConfig(settings, '/'),
    place: '/data/postgres',
    destination: 'files',
    isEmpty,
  });

it('names the mailbox where it opens: on this machine, whatever address visitors use', () => {
  expect(greeted({ PORT: '4700', APP_URL: 'https://fourfold.example.com' })).toContain(
    'E-mails: files (no SMTP_URL is set; read them at http://localhost:4700/mailbox on this machine)',
  );
  expect(greeted({ SMTP_URL: 'smtp://mail.example.com' })).toContain('E-mails: files');
});

it('says which version runs: the one that a release puts into the outermost package.json', () => {
  const whole = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const [, version] = /"name": "fourfold",\s+"version": "(.+?)"/.exec(whole) ?? [];
  expect(greeted({})).toContain(`Version: ${version}`);
});

it('says where the first account is registered, as long as there is none', () => {
  const settings = { APP_URL: 'https://fourfold.example.com', REGISTRATION: 'closed' };
  const line =
    'Nobody has an account yet. Register the first one at https://fourfold.example.com/auth/register now: until then anyone who can reach that address can.';
  expect(greeted(settings, true)).toContain(line);
  expect(greeted(settings)).not.toContain(line);
});

it.each([
  [{}, 'anyone.'],
  [{ REGISTRATION: 'invited' }, 'people whom a colleague invites.'],
  [{ REGISTRATION: 'closed' }, 'people whom a colleague invites, and nobody opens another organisation.'],
])('says who may register with %o', (settings, who) => {
  expect(greeted(settings)).toContain(`Who may register (REGISTRATION): ${who}`);
});
