import { linksTo, newEmail, owner } from '../accounts/accounts.ts';
import { api, expect, test } from '../assessment/respondents.ts';
import { restEveryone } from './rest-everyone.ts';

test('the people whom a plan concerns are counted, asked and answer in two minutes', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  test.setTimeout(90_000);
  const account = await owner(context);
  const { department } = await api(request, account.token, 'POST', '/organisation/departments', {
    name: 'Depot',
  });
  const emails = Array.from({ length: 5 }, (_, at) => newEmail(`depot${at}`));
  for (const email of emails) {
    const names = { first_name: 'Rosa', last_name: 'Lind', job_position: 'Buyer', company: 'Acme' };
    await api(request, account.token, 'POST', '/survey/responses', { ...names, email, department: 'Depot' });
  }
  const { plan } = await api(request, account.token, 'POST', '/plans', {
    ...{ kind: 'opportunity', measure_key: 'delegation', direction: 'improve' },
    ...{
      cue: 'the lorry is loaded',
      who: 'each of us',
      what: 'hand over one task',
      sign: 'Fewer questions.',
    },
    until: new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10),
    owner: { kind: 'other', name: 'Rosa Ruiz', email: newEmail('ruiz') },
    departments: [department.id],
  });

  await page.goto('/dashboard/people');
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: 'Send a pulse' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Improve Delegation · Depot')).toBeVisible();
  await accessible();
  await dialog.getByRole('link', { name: 'Ask about this' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/plans/${plan.id}`));
  await expect(dialog.getByText('Left out: 5 invited in the last 30 days.')).toBeVisible();
  await expect(dialog.getByText(/^Nobody in Depot can be asked before/)).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Ask now' })).toBeDisabled();
  await accessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await restEveryone(emails);
  await page.getByRole('button', { name: 'Ask the people concerned' }).click();
  await dialog.getByRole('button', { name: 'Ask 5 people now' }).click();
  await expect(
    page.getByText(/Asked 5 people on .* Scores appear once 5 people have answered/),
  ).toBeVisible();
  await accessible();

  const [first = ''] = emails;
  // Beside the link of the invitation before it.
  const links = () => linksTo(first, '/survey/responses/[^?]+');
  await expect.poll(() => links().length, { timeout: 15_000 }).toBe(2);
  const link = new URL(links().at(-1) ?? '');
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByText(/2 minutes/).first()).toBeVisible();
});
