import { loadQuestionnaire } from '@fourfold/measurement';
import { linkTo, signIn } from '../accounts/accounts.ts';
import { api, expect, invitedPerson, submitAs, submittedPerson, test } from './respondents.ts';

test('from the list to a person, and from a score to the answers behind it', { tag: '@walk' }, async ({
  page,
  context,
  request,
  accessible,
}) => {
  const { account, id } = await submittedPerson(request);
  await signIn(context, account);
  await page.goto('/dashboard/people');
  await page.getByRole('link', { name: 'Ana Silva' }).click();
  await expect(page).toHaveURL(`/dashboard/people/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Silva');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/^Ana’s answers (clearly|are likely|show)/)).toBeVisible();
  await accessible();

  const works = page.getByRole('region', { name: 'How Ana works' });
  // Those that stand out are in sight, the others are folded away.
  await works.getByText(/^(All \d+ competencies|\d+ competenc(y|ies) with no clear imbalance)$/).click();
  await works.getByText('Care', { exact: true }).click();
  await expect(works.getByText(/^Why \d+\? Every score starts at 100/)).toBeVisible();
  await accessible();
  await expect(page.getByRole('link', { name: 'Write a report for Ana' })).toHaveAttribute(
    'href',
    `/dashboard/reports/create?response=${id}`,
  );
  await expect(page.getByText('Ana can see that you have opened this page')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('someone who has not submitted has nothing to show yet @walk', async ({ page, context, request }) => {
  const { account } = await submittedPerson(request);
  const { response } = await api(request, account.token, 'POST', '/survey/responses', {
    first_name: 'Ben',
    last_name: 'Okafor',
    email: `ben-${Date.now()}@example.com`,
    job_position: 'Buyer',
    department: 'Accounts',
    company: 'Northwind',
  });
  await signIn(context, account);
  await page.goto('/dashboard/people');
  await expect(page.getByText('Ben Okafor')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ben Okafor' })).toHaveCount(0);
  await page.goto(`/dashboard/people/${response.id}`);
  await expect(page.getByText('This person has not submitted their answers yet.')).toBeVisible();
});

test('what cannot be concluded from answers is folded away, for those who may read them and for the person', async ({
  page,
  context,
  request,
  accessible,
}) => {
  const { account, id, email, link } = await invitedPerson(request);
  const answers = () =>
    [...loadQuestionnaire().questions.values()].map(({ key, options }, at) => ({
      questionKey: key,
      optionKey: options[at % options.length]?.key ?? '',
      seconds: 0.5,
    }));
  const details = { first_name: 'Ana', last_name: 'Silva', company: 'Northwind', role: 'Accountant' };
  await submitAs(request, link, { answers }, details);
  const own = await linkTo(email, `/survey/respondents/${id}`);
  await signIn(context, account);
  for (const [address, sentence, next, region] of [
    [
      `/dashboard/people/${id}`,
      'We can’t say from these answers how Ana works.',
      'Draw no conclusions about Ana.',
      'How Ana works',
    ],
    [
      `${own.pathname}${own.search}`,
      'We can’t say from these answers how you work.',
      'Talk to the person who invited you instead, or answer again in the next round.',
      'How you work',
    ],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    await expect(page.getByText('What to look at first')).toHaveCount(0);
    await expect(page.getByRole('region', { name: region })).toBeHidden();
    await accessible();
    await page.getByText('Show the scores anyway').click();
    await page.getByText('All 14 competencies').click();
    await expect(page.getByRole('region', { name: region })).not.toContainText(
      /\b(clear|likely (too|low|high))\b/,
    );
  }
});

test('what a person objects to is said at the top, marked on its row, and a link leads to it', async ({
  page,
  context,
  request,
  accessible,
}) => {
  const { account, id, email } = await submittedPerson(request);
  const { pathname, searchParams } = await linkTo(email, `/survey/respondents/${id}`);
  const query = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
  for (const measure_key of ['flexibility', 'group:care'])
    await api(request, null, 'POST', `${pathname}/disputes?${query}`, { measure_key, note: 'I plan.' });
  await signIn(context, account);
  await page.goto(`/dashboard/people/${id}`);
  await expect(page.getByText('Ana objects to 2 scores:')).toBeVisible();
  await page.getByRole('link', { name: 'Flexibility' }).click();
  const row = page.locator('summary').filter({ hasText: /^Flexibility\s*Objection/ });
  await expect(row).toBeInViewport();
  await expect(page.locator('summary').filter({ hasText: /^Adaptability\s*Objection/ })).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: /Objection/ })).toHaveCount(3);
  await accessible();
});
