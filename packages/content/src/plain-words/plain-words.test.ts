import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { articles } from '../articles/articles.ts';
import { countWords, readPieces } from '../articles/read-text.ts';
import { summaries } from '../articles/summaries/index.ts';
import { guides } from '../guides/index.ts';
import { levels, steps } from '../method.ts';
import { privacyPolicy } from '../privacy/index.ts';
import * as site from '../site/index.ts';
import { longerThan, sentencesIn } from './sentences.ts';

const content = path.join(import.meta.dirname, '..');

/** Words of an article that stand in its figures: captions, and the lines drawn in them. */
const inFigures = (mdx: string): readonly string[] =>
  [...mdx.matchAll(/caption="([^"]*)"|(?:text|name|label): '([^']*)'/g)].map(
    ([, caption, text]) => caption ?? text ?? '',
  );

/** Every text in data, however deep. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Nothing needs to be longer today; what once does stands here, whole, where an editor sees it. */
const asLongAsTheyMustBe: readonly string[] = [];

const longAmong = (words: number, pieces: readonly string[]) =>
  longerThan(words, pieces).filter((sentence) => !asLongAsTheyMustBe.includes(sentence));

describe.each([
  ...articles.map(({ slug }) => [slug, summaries[slug]] as const),
  ...guides.map(({ key, summary }) => [key, summary] as const),
])('the summary of %s', (_, summary) => {
  it('is five lines of at most twenty words', () => {
    expect(summary).toHaveLength(5);
    for (const line of summary ?? []) expect(countWords(line), line).toBeLessThanOrEqual(20);
  });

  it('says first what to use it for, then how certain each finding is, and last what it cannot tell', () => {
    const [use, ...rest] = summary ?? [];
    expect(use).toMatch(/^Use this guide to /);
    for (const found of rest.slice(0, 3)) expect(found).toMatch(/^(Clear|Likely|Unclear)\b.*:/);
    expect(rest.at(-1)).toMatch(/^(This guide|Calibration) cannot /);
  });
});

describe('sentences', () => {
  it('are told apart at full stops and question marks, not at decimals', () => {
    expect(sentencesIn('It is .52. That is far. “Such as?” Yes.')).toEqual([
      'It is .52.',
      'That is far.',
      '“Such as?”',
      'Yes.',
    ]);
    expect(longerThan(3, ['One two three four. One two.'])).toEqual(['One two three four.']);
  });

  it.each(articles.map(({ slug }) => slug))('of %s have at most 25 words', (slug) => {
    const mdx = readFileSync(path.join(content, `articles/${slug}.mdx`), 'utf8');
    expect(longAmong(25, [...readPieces(mdx), ...inFigures(mdx)])).toEqual([]);
  });

  it.each(guides.map((guide) => [guide.key, guide] as const))('of %s have at most 25 words', (_, guide) => {
    expect(longAmong(25, textsIn([guide.subtitle, guide.parts]))).toEqual([]);
  });

  it('of the privacy policy have at most 20 words', () => {
    expect(longAmong(20, textsIn(privacyPolicy))).toEqual([]);
  });

  it('of the home page and the solutions have at most 20 words, and no semicolon', () => {
    const said = textsIn([site, levels, steps]);
    expect(longAmong(20, said)).toEqual([]);
    expect(said.filter((text) => text.includes(';'))).toEqual([]);
  });
});

describe('articles, guides, the public site and the privacy policy', () => {
  const files = [
    'articles',
    'articles/summaries',
    'guides',
    'privacy',
    'site',
    'example-opportunities',
    '.',
  ].flatMap((folder) =>
    readdirSync(path.join(content, folder))
      .filter((file) => /(?<!\.test)\.(mdx|ts)$/.test(file))
      .map((file) => path.join(folder, file)),
  );

  it.each(files)('say “someone”, “everyone” and “people who” in %s', (file) => {
    const text = readFileSync(path.join(content, file), 'utf8');
    expect(text.match(/\b(somebody|everybody|anybody|who(m)?ever|surely)\b/gi) ?? []).toEqual([]);
  });
});
