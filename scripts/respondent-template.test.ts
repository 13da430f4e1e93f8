import { openedLinkElement, pages, respondentTokens, siteJsonToken } from '@fourfold/contract/words';
import { expect, it } from 'vitest';
import { inline, offlineFiles, respondentTemplate } from './respondent-template.ts';

const built = {
  'src/respondent/client.tsx': { file: 'assets/a.js', isEntry: true, css: ['assets/a.css'] },
  'src/fonts/newsreader.woff2': { file: 'assets/text.woff2' },
  'src/fonts/newsreader-display.woff2': { file: 'assets/display.woff2' },
};

it('names style, fonts and scripts of the page, and leaves places for what a link opens', () => {
  const html = respondentTemplate(built, 'early');
  const [screen, opened] = respondentTokens;
  expect(
    [...html.matchAll(/<link rel="(\w+)" href="(\/assets[^"]+)"/g)].map(([, rel, href]) => [rel, href]),
  ).toEqual([
    ['stylesheet', '/assets/a.css'],
    ['preload', '/assets/display.woff2'],
    ['preload', '/assets/text.woff2'],
    ['modulepreload', '/assets/a.js'],
  ]);
  expect(html).toContain('<script>(early)("/assets/a.js")</script>');
  expect(html).toContain(`<div id="screen">${screen}</div>`);
  expect(html).toContain(`id="${openedLinkElement}">${opened}</script>`);
  expect(html).toContain(siteJsonToken);
});

it('lists each file once that an offline page needs, and names the build by them', () => {
  const more = { ...built, 'src/dialog.tsx': { file: 'assets/b.js', css: ['assets/a.css'] } };
  const { build, files } = offlineFiles(more);
  expect(files).toEqual([
    '/assets/a.css',
    '/assets/a.js',
    '/assets/b.js',
    '/assets/display.woff2',
    '/assets/text.woff2',
  ]);
  expect(offlineFiles(more).build).toBe(build);
  expect(offlineFiles(built).build).not.toBe(build);
});

it('says what the page is, and that it is not to be found', () => {
  const html = respondentTemplate(built, '');
  expect(html).toContain(`<title data-shell>${pages.response.title()} · Fourfold</title>`);
  expect(html).toContain('<meta name="robots" content="noindex" data-shell/>');
});

it('stops the build where style or fonts are missing', () => {
  const { 'src/fonts/newsreader.woff2': _, ...less } = built;
  expect(() => respondentTemplate(less, '')).toThrow('The respondent’s page has no entry');
  expect(() => respondentTemplate({}, '')).toThrow('The respondent’s page has no entry');
});

it('writes a function down on one line, without its notes', () => {
  const code = inline((script) => {
    // A note.
    globalThis.noted = script;
  });
  expect(code).not.toContain('\n');
  expect(code).not.toContain('A note.');
  new Function(`(${code})('heard')`)();
  expect(globalThis.noted).toBe('heard');
});

declare global {
  var noted: string | undefined;
}
