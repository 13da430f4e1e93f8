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

/** Other colours change nothing else. */
const inOtherColours: axe.RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Violations of WCAG 2.2 AA that a machine can find on the page as it stands, which has no frames. */
export async function barriersOn(
  page: Page,
  of: 'everything' | 'colours' = 'everything',
): Promise<axe.Result[]> {
  // Read once a page: that takes as long as looking for barriers does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(
    async (how) => {
      const { axe: looking } = window as unknown as { readonly axe: typeof axe };
      const { violations } = await looking.run(document, how);
      // A bar that stays in view, or an open menu, covers what scrolling or closing brings out again.
      const floating = [...document.body.querySelectorAll('*')].filter((element) => {
        const { position, zIndex } = getComputedStyle(element);
        return /fixed|sticky/.test(position) || (position === 'absolute' && Number(zIndex) > 0);
      });
      const isBelow = ({ any, target }: axe.NodeResult) => {
        const element = document.querySelector(String(target[0]));
        if (element === null || !any.some(({ message }) => message.includes('partially obscured')))
          return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return floating.some((over) => {
          const box = over.getBoundingClientRect();
          const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
          return meets && !over.contains(element);
        });
      };
      return violations.flatMap((violation) => {
        if (violation.id !== 'target-size') return [violation];
        const nodes = violation.nodes.filter((node) => !isBelow(node));
        return nodes.length === 0 ? [] : [{ ...violation, nodes }];
      });
    },
    of === 'colours' ? inOtherColours : options,
  );
}
