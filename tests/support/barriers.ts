import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Describing what is in order takes seconds.
  resultTypes: ['violations'],
};

/** Violations of WCAG 2.2 AA that a machine can find on the page as it stands, which has no frames. */
export async function barriersOn(page: Page): Promise<axe.Result[]> {
  // Read once a page: that takes as long as looking for barriers does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async (how) => {
    const { axe: looking } = window as unknown as { readonly axe: typeof axe };
    return (await looking.run(document, how)).violations;
  }, options);
}
