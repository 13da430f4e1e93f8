import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageAt, pageList } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { articles, minutesToRead } from './articles.ts';
import { bibliography } from './bibliography.ts';
import { countWords, readingGrade, readText } from './read-text.ts';
import { summaries } from './summaries/index.ts';
import type { Work } from './types.ts';

const folder = import.meta.dirname;
const textOf = (slug: string) => readFileSync(path.join(folder, `${slug}.mdx`), 'utf8');
const works = Object.entries<Work>(bibliography);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const cited = (mdx: string) => [...new Set(all(mdx, /<Cite work="(\w+)"/g))].sort();

/** What apps/web/mdx/citations.ts puts in, and apps/web/src/features/articles/article-components.tsx draws. */
const known = new Set([
  ...['Checklist', 'Cite', 'CourseFigure', 'Example', 'FieldFigure', 'LevelsFigure', 'LinesFigure'],
  ...['MapFigure', 'MiniCourse', 'Product', 'References', 'RowsFigure', 'StepsFigure'],
]);

describe('the articles', () => {
  it('are listed, each with its text and its page', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    expect(files.sort()).toEqual(articles.map(({ slug }) => `${slug}.mdx`).sort());
    for (const { slug, path: address, title } of articles) {
      expect(address).toBe(`/blogs/${slug}`);
      expect(pageAt(address)?.title()).toBe(title);
    }
  });

  it('cite every work of the bibliography at least once', () => {
    const everywhere = new Set(articles.flatMap(({ slug }) => cited(textOf(slug))));
    expect(works.map(([key]) => key).filter((key) => !everywhere.has(key))).toEqual([]);
  });

  it('are related to others that exist, and lead to none twice', () => {
    const slugs: string[] = articles.map(({ slug }) => slug);
    for (const { slug, related } of articles) {
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(new Set([slug, ...related]).size).toBe(related.length + 1);
      expect(slugs).toEqual(expect.arrayContaining([...related]));
    }
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  const mdx = textOf(slug);
  const text = readText(mdx);

  it('has 1,800 to 3,000 words, as many as it says', () => {
    const words = countWords([...summaries[slug], text].join(' '));
    expect(words).toBeGreaterThanOrEqual(1800);
    expect(words).toBeLessThanOrEqual(3000);
    expect(Math.abs(words - article.words)).toBeLessThanOrEqual(20);
    expect(minutesToRead(article)).toBe(Math.round(words / 238));
  });

  it('has exactly the sections of its table of contents, under anchors of their own', () => {
    expect(all(mdx, /^## (.+)$/gm)).toEqual(article.sections.map(({ title }) => title));
    const ids: string[] = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('skips no level of headings', () => {
    const levels = all(mdx, /^(#+) /gm).map((marks) => marks.length);
    expect(levels[0]).toBe(2);
    expect(levels.every((level) => level === 2 || level === 3)).toBe(true);
  });

  it('cites eight works or more, all of the bibliography, and lists them at its end', () => {
    expect(cited(mdx).length).toBeGreaterThanOrEqual(8);
    expect(cited(mdx).filter((key) => !(key in bibliography))).toEqual([]);
    expect(mdx.trimEnd().endsWith('<References />')).toBe(true);
  });

  it('is drawn with parts that exist', () => {
    expect(all(mdx, /<([A-Z]\w*)/g).filter((tag) => !known.has(tag))).toEqual([]);
  });

  it('has figures, a worked example, a table, and a checklist for Monday', () => {
    expect(all(mdx, /<(\w+Figure) caption="/g).length).toBeGreaterThanOrEqual(2);
    for (const part of ['<Example title="', '\n| --- |', '<Checklist title="For Monday morning">']) {
      expect(mdx).toContain(part);
    }
    expect(all(mdx, /^\|(\s+)\|/gm), 'a column without a heading').toEqual([]);
  });

  it('links only to pages of the site', () => {
    const links = all(mdx, /\]\(([^)]+)\)/g);
    expect(links.filter((link) => !pageList.some((page) => page.path === link))).toEqual([]);
  });

  it('has dates in order', () => {
    for (const date of [article.published, article.updated]) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    }
    expect(article.updated >= article.published).toBe(true);
  });

  it('speaks in our voice and is set with care', () => {
    expect(text).not.toMatch(/!/);
    expect(mdx.replace(/="[^"]*"|'[^']*'/g, '')).not.toMatch(/\w'\w|"|\.\.\./);
    expect(text).not.toMatch(/\b(unlock|empower|seamless|journey|leverage|delve|landscape|robust)/i);
    expect(text).not.toMatch(/\b(behavior|organization|color|favor|analyze|center)\b/);
  });

  it('reads at the level of a newspaper', () => {
    expect(readingGrade(text)).toBeLessThan(9);
  });
});

describe('the bibliography', () => {
  it.each(works)('names %s completely', (key, { authors, year, title, where, short, doi }) => {
    expect(key).toMatch(new RegExp(`^[a-zA-Z]+${year}$`));
    expect(short).toMatch(new RegExp(` ${year}$`));
    expect(authors.split(/[ ,]/)[0]).toBe(short.split(/[ ,]/)[0]);
    expect(title.length).toBeGreaterThan(15);
    expect(where).toMatch(/, \d+(\(\d+\))?, \d+–\d+$|, [A-Z][a-z]+( [A-Z][a-z]+)?$/);
    if (doi !== undefined) expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/);
  });
});
