import type { Page } from '@playwright/test';

/** Reads the page to its end: what is far down is asked for as its reader comes near. */
export async function readDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
  });
}
