import { pages } from '@fourfold/contract/words';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ consented: false, contextOptions: { reducedMotion: 'no-preference' } });

const period = 5000;
const popup = (page: Page) => page.locator('[data-popup]');
const chart = (page: Page) => page.getByRole('group', { name: 'Example Culture Development Opportunities' });
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

/** A first visit: the tour has begun, and the banner asks. */
async function arrive(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(pages.home.path);
  await chart(page).scrollIntoViewIfNeeded();
  await expect(popup(page)).toContainText('1. ');
  await expect(banner(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

const shownIn = async (page: Page) => Number((await popup(page).innerText()).slice(0, 1));

/** From whichever point it is at to the last one, and then none. */
async function expectTheRest(page: Page): Promise<void> {
  const at = await shownIn(page);
  for (let next = at + 1; next <= 5; next++) {
    await page.clock.runFor(period);
    await expect(popup(page)).toContainText(`${next}. `);
  }
  await page.clock.runFor(period);
  await expect(popup(page)).toHaveCount(0);
}

const answers: Record<string, (page: Page) => Promise<void>> = {
  'accepts cookies': (page) => page.getByRole('button', { name: 'Accept Cookies' }).click(),
  'rejects them': (page) => page.getByRole('button', { name: 'Reject All' }).click(),
  'rejects them by keyboard': (page) => page.getByRole('button', { name: 'Reject All' }).press('Enter'),
  'chooses among them': async (page) => {
    await page.getByRole('button', { name: 'Customise' }).click();
    await page.getByRole('checkbox', { name: /Analytics/ }).check();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
  },
  'reads the question first': async (page) => {
    await page.getByText('We use cookies to enhance your experience.').click();
    await page.getByRole('button', { name: 'Accept Cookies' }).press('Space');
  },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`the chart’s tour goes on for a visitor who ${what}`, async ({ page }) => {
    await arrive(page);
    await answer(page);
    await expect(banner(page)).toBeHidden();
    await expect(popup(page)).toBeVisible();
    await expectTheRest(page);
  });
}

test('the tour ends with a click on the page, whatever was answered before', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await expect(popup(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(2 * period);
  await expect(popup(page)).toHaveCount(0);
});

test('Escape closes the reopened banner and leaves what the chart shows', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('button', { name: 'Cookie settings' }).press('Enter');
  await expect(banner(page)).toBeVisible();
  await chart(page).getByRole('button', { name: /^1/ }).click();
  await expect(popup(page)).toBeVisible();
  await page.getByRole('button', { name: 'Customise' }).focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
});

test('the tour can be stopped where it is, and started again', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Reject All' }).click();
  const at = await shownIn(page);
  const place = page.getByText(`${at} of 5`);
  await expect(place).toBeVisible();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.clock.runFor(2 * period);
  await expect(popup(page)).toContainText(`${at}. `);
  await expect(place).toHaveCount(0);
  await page.getByRole('button', { name: 'Show each in turn' }).click();
  await expect(popup(page)).toContainText('1. ');
  await expectTheRest(page);
  await expect(page.getByRole('button', { name: 'Show each in turn' })).toBeVisible();
});

for (const width of [320, 390, 768, 1440]) {
  test(`no popup lies over a point, and one press chooses any of them, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await arrive(page);
    await page.getByRole('button', { name: 'Reject All' }).click();
    const points = chart(page).getByRole('button');
    const middles = await points.evaluateAll((all) =>
      all.map((point) => {
        const { x, y, width, height } = point.getBoundingClientRect();
        return { x: x + width / 2, y: y + scrollY + height / 2 };
      }),
    );
    // The first while the tour shows it, and then each while that of another is open.
    for (const index of [0, 2, 4, 1, 3, 0]) {
      const { x, y } = middles[index] ?? { x: 0, y: 0 };
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y - 300);
      await page.mouse.click(x, y - (await page.evaluate(() => scrollY)));
      await expect(popup(page)).toContainText(`${index + 1}. `);
      // Popup and point may still be growing.
      const covered = async () => {
        const box = await popup(page).boundingBox();
        const discs = await points.evaluateAll((all) =>
          all.map((point) => point.querySelectorAll('circle')[1]?.getBoundingClientRect().toJSON()),
        );
        return discs.filter(
          (disc) =>
            box &&
            disc.left < box.x + box.width &&
            disc.right > box.x &&
            disc.top < box.y + box.height &&
            disc.bottom > box.y,
        );
      };
      await expect.poll(covered, `while ${index + 1} is open`).toEqual([]);
    }
  });
}
