import { expect, it } from 'vitest';
import { contactOf, readConfig } from './config.ts';
import { unsetSettings } from './unset-settings.ts';

const said = (settings: Record<string, string>) => unsetSettings(readConfig(settings, '/'));

it('names each setting that visitors or the operator would miss, with what follows from it', () => {
  const lines = said({});
  expect(lines[0]).toBe('Not set (.env.example says what each is for):');
  expect(lines.slice(1).map((line) => line.split(':')[0]?.trim())).toEqual([
    'BACKUP_DIR',
    'SMTP_URL',
    'CONTACT_EMAIL',
    'LEGAL_NAME',
    'LEGAL_ADDRESS',
    'BOOKING_URL',
    'WEBINAR_JOIN_URL',
  ]);
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}[A-Z_]+: .+\.$/);
});

it('says that a mail server without a sender sends mails from nobody', () => {
  expect(said({ SMTP_URL: 'smtp://mail.example.com' }).join('\n')).toContain(
    'CONTACT_EMAIL, MAIL_FROM: e-mails have no sender that exists',
  );
});

it('says what an address with https misses without TRUST_PROXY', () => {
  const line = '  TRUST_PROXY: all visitors who come through your proxy share one limit';
  const https = { APP_URL: 'https://fourfold.example.com' };
  expect(said(https)[1]).toContain(line);
  expect(said({ ...https, TRUST_PROXY: 'true' }).join('\n')).not.toContain(line);
});

it('says nothing where all is set', () => {
  const all = {
    BACKUP_DIR: '/backups',
    SMTP_URL: 'smtp://mail.example.com',
    CONTACT_EMAIL: 'info@acme.test',
    LEGAL_NAME: 'Acme Ltd',
    LEGAL_ADDRESS: '1 Quay Street',
    BOOKING_URL: 'https://calendar.example.com',
    WEBINAR_JOIN_URL: 'https://meet.example.com',
  };
  expect(said(all)).toEqual([]);
});

it('takes the sender of mails as the contact where only that is set, and no address that does not exist', () => {
  expect(contactOf(readConfig({ MAIL_FROM: 'Acme <hello@acme.test>' }, '/'))).toBe('hello@acme.test');
  expect(contactOf(readConfig({ MAIL_FROM: 'hello@acme.test' }, '/'))).toBe('hello@acme.test');
  const both = { MAIL_FROM: 'hello@acme.test', CONTACT_EMAIL: 'info@acme.test' };
  expect(contactOf(readConfig(both, '/'))).toBe('info@acme.test');
  expect(contactOf(readConfig({}, '/'))).toBeNull();
});
