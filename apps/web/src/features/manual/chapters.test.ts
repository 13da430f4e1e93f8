import { readdirSync, readFileSync } from 'node:fs';
import { pageAt, pages } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { addressOf, chapterName, chapters } from './chapters.ts';

const folder = new URL('../../../../../docs/manual/', import.meta.url);
const files = readdirSync(folder);

describe('the technical manual', () => {
  it('has a page for every file of its folder, and for the certificate', () => {
    const addresses = [...files, '../certificate.md'].map(addressOf);
    const known = [pages.manual, ...chapters.map((name) => pages[name])].map(({ path }) => path);
    expect(addresses.toSorted()).toEqual(known.toSorted());
  });

  it.each(files)('leads from %s to pages that exist', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, href = ''] of text.matchAll(/\]\(([^)]+)\)/g))
      expect(pageAt(addressOf(href)), href).not.toBeNull();
  });

  it('calls a chapter by its own name', () => {
    expect(chapterName('manualReliability')).toBe('Reliability');
  });
});
