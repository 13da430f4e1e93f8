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

  it('name each wrong one in a sentence', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://h/d', LOG_LEVEL: 'loud', APP_KEY: 'short' };
    expect(() => readConfig(wrong, '/')).toThrow(ConfigError);
    expect(() => readConfig(wrong, '/')).toThrow(
      [
        'The setting PORT must be a port number from 0 to 65535.',
        'The setting APP_KEY must have at least 32 characters.',
        'The setting DATABASE_URL must start with postgres://.',
        'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
      ].join('\n'),
    );
  });

  it('read an empty value as absent', () => {
    expect(readConfig({ SMTP_URL: '', PORT: '' }, '/')).toMatchObject({ PORT: 3000 });
  });

  it('are all listed in .env.example, and nothing else is', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });
});
