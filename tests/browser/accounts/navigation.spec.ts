import { messages, pages } from '@fourfold/contract/words';
import { api, colleague, expect, mainNavigation, owner, register, signIn, test } from './accounts.ts';

test('guests find the public pages and the login', async ({ page, accessible }) => {
  await page.goto('/auth/login');
  const navigation = await mainNavigation(page);
  const submenu = navigation.getByRole('button', { name: 'Culture Solutions' });
  await expect(navigation.getByRole('link', { name: 'Culture Surveys' })).toBeHidden();
  await submenu.click();
  await expect(submenu).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('link')).toHaveText([
    'Home',
    'Culture Surveys',
    'Change Management',
    'Performance Improvement',
    'Culture Decisions',
    'Culture Data',
    'FAQ',
    'Login',
    'Book a demo',
  ]);
  await accessible();
  await page.keyboard.press('Escape');
  await expect(navigation.getByRole('link', { name: 'Culture Surveys' })).toBeHidden();
  await expect(submenu).toBeFocused();
});

test('an owner finds people, culture, hires and reports, at the top and in the bar', {
  tag: '@walk',
}, async ({ page, context, isMobile, accessible }) => {
  await owner(context);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Dashboard' });
  // On a phone a report is an action on a person's page and in the menu, not a place in the bar.
  const places = ['People', 'Culture', 'Hires', 'Plans'];
  await expect(bar.getByRole('link')).toHaveText(isMobile ? places : [...places, 'New Report']);
  await expect(page.getByRole('banner')).toContainText('Northwind');
  await expect(bar.getByRole('link', { name: 'Culture' })).toHaveAttribute('aria-current', 'page');
  const [box, size] = [await bar.boundingBox(), page.viewportSize()];
  if (isMobile) expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(size?.height);
  else expect(box?.width).toBeLessThan(200);

  const navigation = await mainNavigation(page);
  for (const name of ['People', 'Culture', 'Hires', 'Book a demo']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(navigation.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await navigation.getByRole('button', { name: 'Account: Ines Moreau' }).click();
  await accessible();
  await navigation.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
});

test('a screen that was never opened opens without a connection too, and says what it lacks', {
  tag: '@walk',
}, async ({ page, context }) => {
  await owner(context);
  const scripts = () => page.locator('link[rel=modulepreload]').count();
  await page.goto('/dashboard/people');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const atFirst = await scripts();
  await expect.poll(scripts, { timeout: 10_000 }).toBeGreaterThan(atFirst);
  const areAllAsked = async () => {
    const before = await scripts();
    await page.waitForTimeout(1000);
    return (await scripts()) === before;
  };
  await expect.poll(areAllAsked, { timeout: 15_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Hires' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Candidates' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  // Nobody has to press it.
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Vacancies' })).toBeVisible();
});

test('without a connection a screen that was not fetched leaves the page as it is, and opens later', {
  tag: '@walk',
}, async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/settings');
  const name = page.getByRole('textbox').first();
  await name.fill('Half a na');
  await context.setOffline(true);
  const away = page.getByRole('link', { name: 'Legal notice' });
  await away.click();
  await expect(page.getByText(messages.away())).toBeVisible();
  await expect(page).toHaveURL(/settings/);
  await expect(name).toHaveValue('Half a na');
  await context.setOffline(false);
  await away.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(pages.imprint.path);
});

test('a screen that can’t be fetched ahead leaves the page as it is', { tag: '@walk' }, async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/settings');
  const file = await page.evaluate(
    () =>
      (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
        .__reactRouterManifest.routes.newReport?.module,
  );
  let failed = 0;
  await page.route(`**${file}`, (route) => {
    failed += 1;
    return route.abort();
  });
  await page.reload();
  const name = page.getByRole('textbox').first();
  await name.fill('Half a na');
  await expect.poll(() => failed, { timeout: 10_000 }).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue('Half a na');
});

test('a viewer finds the culture and the plans only, and is told why the rest is not there', async ({
  page,
  context,
}) => {
  await signIn(context, await colleague(await register(), 'viewer'));
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
    'Culture',
    'Plans',
  ]);
  await page.goto('/dashboard/reports/create');
  await expect(page.getByText('Your role does not include this')).toBeVisible();
  await page.goto('/dashboard/settings?tab=billing');
  await expect(page.getByText('Only owners can see and change these settings')).toBeVisible();
  await expect(page.getByText('Ask Ines Moreau if you want something changed.')).toBeVisible();
  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(page.getByRole('heading', { name: 'Your open sessions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Colleagues' })).toHaveCount(0);
});

test('an admin without the right to write reports is told who can give it', async ({ page, context }) => {
  await signIn(context, await colleague(await register(), 'admin'));
  await page.goto('/dashboard/reports/create');
  await expect(page.getByText('You cannot write reports yet')).toBeVisible();
  await expect(page.getByText(messages.notGranted())).toContainText('Please talk to Ines Moreau.');
});

test('a hiring team begins with its candidates @walk', async ({ page, context }) => {
  await signIn(context, await colleague(await register(), 'hiring'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/hires');
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText(['Hires']);
});

test('a consultant switches between organisations', { tag: '@walk' }, async ({ page, context, request }) => {
  const { token } = await owner(context);
  await api(request, token, 'POST', '/organisations', { name: 'Contoso' });
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent())?.startsWith('Contoso') ? 'Contoso' : 'Northwind';
  const after = before === 'Contoso' ? 'Northwind' : 'Contoso';
  const navigation = await mainNavigation(page);
  await navigation.getByRole('button', { name: /^Account:/ }).click();
  await navigation.getByRole('button', { name: after }).click();
  await expect(heading).toHaveText(`${after}'s Culture`);
  await expect(page.getByText(`You have switched to ${after}.`)).toBeVisible();
});

for (const [place, all] of [
  ['people', 'All people'],
  ['hires', 'All candidates'],
] as const) {
  test(`someone who is no longer among ${place} is missed there, with the way back`, async ({
    page,
    context,
  }) => {
    await owner(context);
    await page.goto(`/dashboard/${place}/0199c0de-0000-7000-8000-000000000000`);
    await expect(page.getByText(messages.notFound())).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: all }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${place}$`));
  });
}
