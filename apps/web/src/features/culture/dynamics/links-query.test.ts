import { describe, expect, it } from 'vitest';
import { linksOf, withLinks } from './links-query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the table of connections in the address', () => {
  it('begins with the strongest', () => {
    expect(linksOf(query(''))).toEqual({ q: '', sort: '-strength', page: 1 });
  });

  it('reads what makes sense only', () => {
    expect(linksOf(query('links=trust&links_by=wrong&links_page=-3'))).toEqual({
      q: 'trust',
      sort: '-strength',
      page: 1,
    });
  });

  it('starts at the first page after a search or another order, and keeps the rest of the address', () => {
    const before = query('department=none&links_page=7');
    expect(withLinks(before, { q: 'trust' }).toString()).toBe('department=none&links=trust');
    expect(withLinks(before, { page: 8 }).toString()).toBe('department=none&links_page=8');
  });
});
