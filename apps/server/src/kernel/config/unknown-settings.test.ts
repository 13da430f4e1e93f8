import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { settingNames } from './config.ts';
import { unknownSettings } from './unknown-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function said(lines: readonly string[], environment: Record<string, string> = {}): string[] {
  const file = path.join(folder, '.env');
  writeFileSync(file, lines.join('\n'));
  return unknownSettings(file, environment);
}

it.each([
  ['SMTP_ULR', 'Did you mean SMTP_URL?'],
  ['smtp_url', 'Did you mean SMTP_URL?'],
  ['Trust_Proxy', 'Did you mean TRUST_PROXY?'],
  ['REGISTRATON', 'Did you mean REGISTRATION?'],
  ['BACKUPDIR', 'Did you mean BACKUP_DIR?'],
  ['SOMETHING_ELSE', '.env.example lists all settings.'],
])('%s in the file is named', (name, advice) => {
  expect(said(['PORT=3000', `${name}=x`])).toEqual([`Not known: ${name}. ${advice}`]);
});

it('names of the environment are looked at where they differ from a setting in case only', () => {
  const environment = { PATH: '/bin', SMTP_ULR: 'x', SMTP_URL: 'x', trust_proxy: 'true' };
  expect(unknownSettings(path.join(folder, 'none'), environment)).toEqual([
    'Not known: trust_proxy. Did you mean TRUST_PROXY?',
  ]);
  expect(said(['trust_proxy=true'], environment)).toHaveLength(1);
});

it('nothing is said of settings and of what others read from the file', () => {
  expect(said(settingNames.map((name) => `${name}=x`))).toEqual([]);
  expect(said(['POSTGRES_PASSWORD=x', 'TZ=UTC', 'NODE_OPTIONS=x', 'PGSSLMODE=require'])).toEqual([]);
});

it('a line that sets nothing is named by its number', () => {
  const lines = [
    '# settings',
    'PORT=3000',
    '',
    'SMTP_URL smtp://user:secret@mail',
    'LEGAL_ADDRESS="1 Quay',
    'Bristol"',
  ];
  expect(said([...lines, "LEGAL_NAME='Acme", 'TRUST_PROXY'])).toEqual([
    'Line 4 of .env has no “=”, so it sets nothing.',
    'Line 8 of .env has no “=”, so it sets nothing.',
  ]);
});

it('never says the rest of a value that went over a line', () => {
  expect(said(['APP_KEY=abc', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj='])).toEqual([]);
});
