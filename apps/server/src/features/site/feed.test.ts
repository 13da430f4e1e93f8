import { articles } from '@fourfold/content';
import { describe, expect, it } from 'vitest';
import { articleFeed } from './feed.ts';

const feed = articleFeed({ url: 'https://example.com', articleAuthor: 'Ann & Ben' });
const all = (pattern: RegExp) => [...feed.matchAll(pattern)].map(([, found]) => found);

describe('the feed', () => {
  it('holds every article under its full address', () => {
    expect(all(/<entry>\s*<id>([^<]+)<\/id>/g).sort()).toEqual(
      articles.map(({ path }) => `https://example.com${path}`).sort(),
    );
  });

  it('is well-formed: every element is closed and every sign escaped', () => {
    const open: string[] = [];
    for (const [, closing, name, rest = ''] of feed.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!rest.endsWith('/')) open.push(name ?? '');
    }
    expect(open).toEqual([]);
    expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#\d+;)/);
    expect(feed).toContain('<name>Ann &amp; Ben</name>');
  });

  it('has moments where Atom wants them', () => {
    for (const text of all(/<(?:updated|published)>([^<]+)</g)) {
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    }
  });
});
