import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailTo } from '../../support/mails.ts';
import { startProduct } from '../../support/product.ts';
import { expect, test } from '../test.ts';

const address = ['1 Quay Street', 'Bristol BS1 4ND', 'United Kingdom'];

test('the footer names who runs the site, with a line for each of the address @walk', async ({
  page,
  accessible,
}) => {
  for (const path of ['/', '/blogs', '/auth/login']) {
    await page.goto(path);
    const line = page.getByRole('contentinfo').getByText('© Harbour Culture Ltd');
    const said = await line.evaluate((element: HTMLElement) => element.innerText.split('\n'));
    expect(said).toEqual(['© Harbour Culture Ltd', ...address]);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Write to operator@example.com' }),
    ).toHaveAttribute('href', 'mailto:operator@example.com');
  }
  await accessible();
});

test('the imprint names who runs the site, with address and contact', async ({ page, accessible }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Harbour Culture Ltd')).toBeVisible();
  await expect(main.getByText(address[1] ?? '')).toBeVisible();
  await expect(main.getByText('Available on request')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Write to operator@example.com' })).toBeVisible();
  await accessible();
});

test('a long name and address stay within a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/privacy-policy');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await expect(page.getByText(`Harbour Culture Ltd\n${address.join('\n')}`).first()).toBeVisible();
});

test('where nothing is set, the site offers its contact form and no address that does not exist', {
  tag: '@walk',
}, async ({ page }) => {
  test.slow();
  const data = mkdtempSync(path.join(tmpdir(), 'fourfold-unset-'));
  const product = await startProduct(data);
  try {
    for (const path of ['/', '/privacy-policy', '/solutions/culture-surveys', '/auth/register']) {
      await page.goto(product.url + path);
      expect(await page.content()).not.toMatch(/mailto:|fourfold\.example/);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
    const form = page.getByRole('form', { name: 'Contact us' });
    await expect(form).toBeInViewport();
    await form.getByLabel('Your name').fill('Vic Visitor');
    await form.getByLabel('E-mail').fill('vic@example.com');
    await form.getByLabel('Message').fill('Is there a price list?');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your message has arrived')).toBeVisible();
    expect(await mailTo(data, 'info@fourfold.example')).toContain('Is there a price list?');
  } finally {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
