import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

describe('the settings', () => {
  it('start with nothing set', () => {
    const config = readConfig({}, '/srv/fourfold');
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/fourfold/data',
      FREE_SEATS: 5,
    });
    expect(config.APP_URL).toBe('http://localhost:3000');
  });

  it('follow the port in the address and drop a closing slash', () => {
    expect(readConfig({ PORT: '4000' }, '/').APP_URL).toBe('http://localhost:4000');
    expect(readConfig({ APP_URL: 'https://example.com/' }, '/').APP_URL).toBe('https://example.com');
  });

  const wrong: [setting: string, value: string, sentence: string][] = [
    ['PORT', 'x', 'must be a port number from 0 to 65535'],
    ['PORT', '70000', 'must be a port number from 0 to 65535'],
    ['PORT', '3e3', 'must be a port number from 0 to 65535'],
    ['HOST', 'http://0.0.0.0', 'must be an IP address or a host name, without a port'],
    [
      'APP_URL',
      'example.com',
      'must be a web address without path, query or password, such as https://example.com',
    ],
    [
      'APP_URL',
      'https://example.com/app',
      'must be a web address without path, query or password, such as https://example.com',
    ],
    [
      'APP_URL',
      'https://example.com/?a=1',
      'must be a web address without path, query or password, such as https://example.com',
    ],
    ['APP_LANGUAGE', 'English', 'must be one of en-GB'],
    ['APP_LANGUAGE', 'de', 'must be one of en-GB'],
    ['APP_KEY', 'short', 'must have at least 32 characters'],
    ['APP_KEY_PREVIOUS', 'short', 'must have at least 32 characters'],
    ['DATABASE_URL', 'mysql://h/d', 'must start with postgres:// or postgresql:// and name a server'],
    ['DATABASE_URL', 'localhost:5432', 'must start with postgres:// or postgresql:// and name a server'],
    ['SMTP_URL', 'https://mail.example.com', 'must start with smtp:// or smtps:// and name a server'],
    ['SMTP_URL', 'smtp://', 'must start with smtp:// or smtps:// and name a server'],
    [
      'MAIL_FROM',
      'nonsense',
      'must be an e-mail address, or a name with one: Fourfold <fourfold@example.com>',
    ],
    [
      'MAIL_FROM',
      'A <a@example.com> b',
      'must be an e-mail address, or a name with one: Fourfold <fourfold@example.com>',
    ],
    ['CONTACT_EMAIL', 'us', 'must be an e-mail address'],
    ['BOOKING_URL', 'calendar', 'must be a web address such as https://example.com'],
    ['FREE_SEATS', 'abc', 'must be a whole number from 0 on'],
    ['FREE_SEATS', '-1', 'must be a whole number from 0 on'],
    ['FREE_SEATS', '2.5', 'must be a whole number from 0 on'],
    ['REPORT_AUTHORS', 'foo', 'must be e-mail addresses, separated by commas'],
    ['REPORT_AUTHORS', 'a@example.com b@example.com', 'must be e-mail addresses, separated by commas'],
    ['AI_BASE_URL', 'models', 'must be a web address such as https://example.com'],
    ['REGISTRATION', 'shut', 'must be one of open, invited, closed'],
    ['SECOND_STEP', 'on', 'must be one of optional, required'],
    ['WEBINAR_JOIN_URL', 'zoom', 'must be a web address such as https://example.com'],
    ['ANALYTICS_ID', 'UA-1', 'must look like G-XXXXXXX or GTM-XXXXXXX'],
    ['BOUNCE_WEBHOOK_KEY', 'short', 'must have at least 32 characters'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['TRUST_PROXY', 'yes', 'must be true or false'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  ];
  it.each(wrong)('refuse %s=%s in a sentence', (setting, value, sentence) => {
    const more = setting === 'AI_BASE_URL' ? { AI_MODEL: 'm' } : {};
    expect(() => readConfig({ [setting]: value, ...more }, '/')).toThrow(
      new ConfigError(`The setting ${setting} ${sentence}.`),
    );
  });

  it.each([
    'user:p@ss#word@mail.example.com',
    'user:pass#word@mail.example.com',
    'user:pass#word',
    'user:p@ssword@mail.example.com',
    'user:pass word@mail.example.com',
    'user:pass/word@mail.example.com',
    'user:12/pass@mail.example.com',
    'user:12?pass@mail.example.com',
  ])('say how to write a password such as that of %s, and no piece of it', (address) => {
    const settings = { SMTP_URL: `smtps://${address}`, DATABASE_URL: `postgres://${address}/fourfold` };
    const how =
      'must have @ # / ? : and spaces in its password written as %40 %23 %2F %3F %3A %20, and the same in its user name.';
    expect(() => readConfig(settings, '/')).toThrow(
      new ConfigError(`The setting DATABASE_URL ${how}\nThe setting SMTP_URL ${how}`),
    );
  });

  it.each([
    'postgres://fourfold:p%40ss%23wo%2Frd@db.example.com:5432/fourfold?sslmode=require',
    'postgres://db.example.com/fourfold?host=/var/run/postgresql',
    'postgres://fourfold:a:b@[::1]/fourfold',
  ])('take %s', (address) => {
    expect(readConfig({ DATABASE_URL: address }, '/').DATABASE_URL).toBe(address);
  });

  it('are named together when several are wrong', () => {
    const several = { PORT: 'x', LOG_LEVEL: 'loud', AI_BASE_URL: 'https://models.example.com' };
    expect(() => readConfig(several, '/')).toThrow(
      [
        'The setting PORT must be a port number from 0 to 65535.',
        'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
        'The setting AI_MODEL is needed when AI_BASE_URL is set.',
      ].join('\n'),
    );
  });

  it('take what is right', () => {
    const right = {
      HOST: '::',
      PORT: ' 8080 ',
      APP_URL: 'https://Example.com:8443/',
      MAIL_FROM: 'Ann & Co <ann@example.com>',
      REPORT_AUTHORS: 'Ann@example.com, ben@example.com,',
      FREE_SEATS: '0',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://user:pass%40word@mail.example.com:465',
    };
    expect(readConfig(right, '/')).toMatchObject({
      HOST: '::',
      PORT: 8080,
      APP_URL: 'https://example.com:8443',
      MAIL_FROM: 'Ann & Co <ann@example.com>',
      REPORT_AUTHORS: ['ann@example.com', 'ben@example.com'],
      FREE_SEATS: 0,
      TRUST_PROXY: true,
    });
    expect(readConfig({ MAIL_FROM: 'ann@example.com' }, '/').MAIL_FROM).toBe('ann@example.com');
  });

  it('read an empty value as absent', () => {
    expect(readConfig({ SMTP_URL: '', PORT: '' }, '/')).toMatchObject({ PORT: 3000 });
  });

  it('have a line of their own in .env.example that says what each is for', () => {
    const lines = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8').split('\n');
    const bare = settingNames.filter((name) => {
      const at = lines.findIndex((line) => line.startsWith(`# ${name}=`));
      return !/^# [A-Z].*\.$/.test(lines[at - 1] ?? '');
    });
    expect(bare).toEqual([]);
  });

  it('are all listed in .env.example, and nothing else is', () => {
    const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });
});
