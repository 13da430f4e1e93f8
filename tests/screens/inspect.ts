import type { Page } from '@playwright/test';
import { barriersOn } from '../support/barriers.ts';
import { faded } from './visit.ts';

async function axe(page: Page, of?: 'colours'): Promise<string[]> {
  return (await barriersOn(page, of)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
        .join(', ')}`,
  );
}

/** What sticks out of the page to the side, where it must not be scrolled. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // What stands in a box that scrolls by itself sticks out of that box and not of the page.
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isHeld(element.parentElement));
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element.parentElement),
    );
    const deepest = out.filter(
      (element) => !out.some((other) => other !== element && element.contains(other)),
    );
    const names = deepest
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent}`.slice(0, 90));
    return [`scrolls sideways by ${scrollWidth - clientWidth}: ${names.join(', ')}`];
  });

/** Text that is cut off because its box does not grow with it. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
      if (
        !hides ||
        style.textOverflow === 'ellipsis' ||
        style.clipPath !== 'none' ||
        style.position === 'absolute'
      )
        continue;
      if (
        element.clientHeight < 8 ||
        !element.textContent?.trim() ||
        element.closest('[inert], [aria-hidden="true"]')
      )
        continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false) continue;
      const over = Math.max(
        element.scrollHeight - element.clientHeight,
        element.scrollWidth - element.clientWidth,
      );
      if (over > 4) cut.push(`cuts off ${over}px: ${element.tagName}.${element.className}`.slice(0, 120));
    }
    return cut.slice(0, 3);
  });

/** What moves by itself although the visitor has asked for less motion. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState, effect, timeline }) => {
      const duration = Number(effect?.getComputedTiming().duration ?? 0);
      return timeline === document.timeline && playState === 'running' && duration > 100;
    });
    const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [
      ...(smooth ? ['scrolls smoothly'] : []),
      ...running.slice(0, 3).map((each) => `moves: ${(each as CSSAnimation).animationName ?? each.id}`),
    ];
  });

/** Controls that forced colours leave without an outline of their own. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'input:not([type="hidden"]), select, textarea',
    )) {
      if (!element.checkVisibility({ opacityProperty: true }) || element.getBoundingClientRect().width < 4)
        continue;
      const { borderTopWidth, borderBottomWidth, outlineStyle, appearance } = getComputedStyle(element);
      const hasEdge =
        Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0 ||
        outlineStyle !== 'none';
      if (
        !hasEdge &&
        appearance === 'none' &&
        element.closest('label, fieldset, [class*="border"]') === null
      ) {
        lost.push(`has no edge: ${element.tagName} ${element.getAttribute('name') ?? ''}`);
      }
    }
    return lost.slice(0, 3);
  });

/** The browser's own setting, which also moves breakpoints that are given in `rem`. */
async function setText(page: Page, standard: number): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await page.waitForTimeout(50);
}

/** Looks at the page as it stands, in every way that someone may have set their machine to. */
export async function inspect(page: Page, thorough: boolean): Promise<string[]> {
  const found: string[] = [];
  const look = async (how: string, problems: Promise<string[]>) =>
    void found.push(...(await problems).map((problem) => `${how}: ${problem}`));
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await look('light', axe(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await faded(page);
  await look('dark', axe(page, 'colours'));
  await page.emulateMedia({ colorScheme: 'light' });
  await faded(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await look('320px', sideways(page));
  if (thorough) await look('320px', axe(page));
  await page.setViewportSize(size);
  await setText(page, 32);
  await look('200%', sideways(page));
  await look('200%', clipped(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await look('200% on a phone', sideways(page));
  await page.setViewportSize(size);
  await setText(page, 16);
  if (!thorough) return found;
  await page.emulateMedia({ forcedColors: 'active' });
  await look('forced colours', axe(page, 'colours'));
  await look('forced colours', unseen(page));
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.waitForTimeout(100);
  await look('reduced motion', moving(page));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return found;
}
