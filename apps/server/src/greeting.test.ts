import { expect, it } from 'vitest';
import { greetingOf } from './greeting.ts';
import { readConfig } from './kernel/config/config.ts';

const greeted = (settings: Record<string, string>) =>
  greetingOf({
    config: readConfig(settings, '/'),
    place: '/data/postgres',
    destination: 'files',
  });

it('names the mailbox where it opens: on this machine, whatever address visitors use', () => {
  expect(greeted({ PORT: '4700', APP_URL: 'https://fourfold.example.com' })).toContain(
    'Mails: files (no SMTP_URL is set; read them at http://localhost:4700/mailbox on this machine)',
  );
  expect(greeted({ SMTP_URL: 'smtp://mail.example.com' })).toContain('Mails: files');
});
