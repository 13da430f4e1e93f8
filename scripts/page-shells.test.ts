import { descriptionOf, pages } from '@fourfold/contract/words';
import { expect, it } from 'vitest';
import { shellOf } from './page-shells.ts';

const shell =
  '<head><meta/><link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/react.js"/></head>';
const built = {
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/react.js'], css: [] },
    'layouts/blank': { parentId: 'root', module: '/assets/blank.js', css: ['/assets/blank.css'] },
    response: { parentId: 'layouts/blank', module: '/assets/response.js', imports: ['/assets/react.js'] },
  },
  hydration: '/assets/hydrate.js',
};

it('names what a page and its layout need, in front of what all pages share and nothing twice', () => {
  const html = shellOf(shell, built, 'response');
  expect(html.replace(/<title.*<\/title>|<meta [^>]*>/g, '')).toBe(
    '<head><meta/><link rel="stylesheet" href="/assets/blank.css"/>' +
      '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/blank.js"/>' +
      '<link rel="modulepreload" href="/assets/response.js"/><link rel="modulepreload" href="/assets/hydrate.js"/>' +
      '<link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/react.js"/></head>',
  );
});

it('says what the page is, before anything is fetched, and that it is not to be found', () => {
  const { title } = pages.response;
  const description = descriptionOf(pages.response);
  const head = shellOf(shell, built, 'response').split('<link ')[0];
  expect(head).toContain(
    `<title data-shell>${title()} · Fourfold</title><meta name="description" content="${description}" data-shell/>`,
  );
  expect(head).toContain('<meta name="robots" content="noindex" data-shell/>');
});

it('stops the build where a page would stand there without its styles or does not exist', () => {
  const bare = {
    ...built,
    routes: { ...built.routes, 'layouts/blank': { parentId: 'root', module: '/assets/blank.js' } },
  };
  expect(() => shellOf(shell, bare, 'response')).toThrow('The page response has no stylesheet');
  expect(() => shellOf(shell, built, 'ownPage')).toThrow('The build has no route ownPage');
});
