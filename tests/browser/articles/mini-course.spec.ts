import { expect, mailsWith, test } from '../test.ts';

const article = '/blogs/corporate-culture-management';
const course = '/blogs/mini-course-how-to-measure-culture';

test('a visitor asks for the mini-course and gets its link', { tag: '@walk' }, async ({
  page,
  accessible,
}) => {
  await page.goto(article);
  const offer = page.getByRole('button', { name: 'Get the mini-course' });
  // An article is laid out as its reader comes near: who jumps to the button presses it a frame later, not in the same.
  await offer.hover();
  await offer.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const middle = await dialog.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return (top + bottom) / 2 / innerHeight;
  });
  expect(middle).toBeCloseTo(0.5, 1);
  await accessible();
  const submit = dialog.getByRole('button', { name: 'Send me the link' });
  await submit.click();
  await expect(dialog.getByText('Please complete the form.')).toBeVisible();

  const email = `course-${Date.now()}@example.com`;
  await dialog.getByLabel('E-mail').fill(email);
  await page.route('**/api/leads', (route) => route.abort(), { times: 1 });
  await submit.click();
  await expect(dialog.getByText('An unexpected error occurred.')).toBeVisible();

  const sent = page.waitForRequest('**/api/leads');
  await submit.click();
  const timezone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect((await sent).postDataJSON()).toMatchObject({ email, source: 'blog-mini-course-v1', timezone });
  await expect(page.getByRole('heading', { name: 'Link Sent!' })).toBeFocused();
  await expect(page.getByText('The link to the mini course has been sent to you via email.')).toBeVisible();
  await expect.poll(() => mailsWith(email).some((mail) => mail.includes(course))).toBe(true);
});

test('the course plays from any chapter, with captions, and can be read', async ({ page, accessible }) => {
  await page.goto(course);
  await accessible();
  await expect(page.getByRole('heading', { level: 2, name: 'How certain you can be' })).toBeVisible();
  await expect(page.getByText('Everything is in these captions.')).toBeVisible();
  await page.getByRole('button', { name: /How certain you can be/ }).click();
  const state = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const captions = video.textTracks[0];
      return {
        width: video.videoWidth,
        length: Math.round(video.duration),
        late: video.currentTime > 90,
        mode: captions?.mode,
        cues: captions?.cues?.length ?? 0,
      };
    });
  await expect
    .poll(state, { timeout: 15_000 })
    .toMatchObject({ width: 1280, late: true, mode: 'showing', cues: 55 });
});

test('a part of the video can be asked for', async ({ request }) => {
  const whole = await request.get('/media/how-to-measure-culture.mp4', { headers: { range: 'bytes=0-99' } });
  expect(whole.status()).toBe(206);
  expect(whole.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect((await whole.body()).length).toBe(100);
  const beyond = { range: 'bytes=99999999-' };
  expect((await request.get('/media/how-to-measure-culture.mp4', { headers: beyond })).status()).toBe(416);
});
