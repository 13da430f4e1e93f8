import { linkTo, newEmail, owner } from '../accounts/accounts.ts';
import { api, expect, test } from '../assessment/respondents.ts';

test('a plan is made in one form, followed by its owner without an account, and dropped with a reason', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  test.setTimeout(90_000);
  const account = await owner(context);
  await api(request, account.token, 'POST', '/organisation/departments', { name: 'Depot' });
  await page.goto('/dashboard/plans');
  await expect(page.getByText('No plans yet')).toBeVisible();
  await accessible();

  await page.goto('/dashboard/plans/new?kind=opportunity&measure=delegation&direction=improve');
  await page.getByLabel('When', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page.getByLabel('When', { exact: true })).toHaveAccessibleDescription(
    /After the word “When”, describe the moment/,
  );
  const sentence = page.getByRole('region', { name: 'The plan as a sentence' });
  await expect(sentence).toContainText('Still missing: when.');
  // The first field that is wrong has the focus, and what is wrong with it is in view.
  await page.getByLabel('When', { exact: true }).fill('the lorry is loaded');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page.getByLabel('Who looks after it')).toBeFocused();
  await expect(page.getByText('Choose who looks after it.')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel('When', { exact: true }).fill('When the lorry is loaded,');
  await expect(sentence).toContainText('when the lorry is loaded, everyone in the team will hand it over');
  const email = newEmail('rosa');
  await page.getByLabel('Who looks after it').selectOption('Someone without an account');
  await page.getByLabel('Name', { exact: true }).fill('Rosa Ruiz');
  await page.getByLabel('E-mail').fill(email);
  await accessible();
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /when the lorry is loaded/ })).toBeFocused();
  await expect(page.getByText('Running')).toBeVisible();
  await accessible();
  // Without a connection it says that it did not work, and the page stays with what is being typed.
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Half a sentence');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Done this week' }).click();
  await expect(page.getByText('This did not work. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Done this week' })).toBeFocused();
  await expect(comment).toHaveValue('Half a sentence');
  await comment.fill('');
  const plan = page.url();

  const link = await linkTo(email, '/survey/plans/[^?]+');
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole('button', { name: 'Done this week' }).click();
  await expect(page.getByText('Done in 1 of 1 week')).toBeVisible();
  await page.getByRole('textbox', { name: 'Comment' }).fill('It works.');
  await page.getByRole('button', { name: 'Add the comment' }).click();
  await expect(page.getByText('It works.', { exact: true })).toBeVisible();
  await accessible();

  await page.goto(plan);
  await expect(page.getByText('It works.')).toBeVisible();
  await page.getByRole('button', { name: 'Drop the plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('The depot closes.');
  await dialog.getByRole('button', { name: 'Drop the plan' }).click();
  await expect(page.getByText('The depot closes.').first()).toBeVisible();
  // The button that opened the dialog is gone: the focus is at the head of the plan.
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).toBeFocused();
  await page.getByRole('button', { name: 'Reopen the plan' }).press('Enter');
  await expect(page.getByText('Running')).toBeVisible();
  await expect(head).toBeFocused();

  // Someone else is quicker: their version is one press away, and what was typed stands beside it.
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('What they will do').fill('count the boxes');
  const id = plan.split('/').at(-1);
  const { plan: now } = await api(request, account.token, 'GET', `/plans/${id}`);
  const departments = now.departments.map((department: { id: string }) => department.id);
  await api(request, account.token, 'PUT', `/plans/${id}`, {
    ...now,
    departments,
    what: 'weigh the boxes',
    owner: { kind: 'other', name: 'Rosa Ruiz', email },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(page.getByLabel('What they will do')).toHaveValue('weigh the boxes');
  await expect(page.getByText('This is the newer version. You wrote:')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'count the boxes' })).toBeVisible();
  await page.getByLabel('What they will do').fill('count and weigh the boxes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(head).toContainText('count and weigh the boxes');
});
