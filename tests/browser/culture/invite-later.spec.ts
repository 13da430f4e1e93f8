import { owner } from '../accounts/accounts.ts';
import { expect, test } from '../assessment/respondents.ts';
import { inviteCompany } from './company.ts';

test('a round that was started without inviting anyone is cancelled, or its people are invited later @walk', async ({
  page,
  context,
  request,
  accessible,
}) => {
  test.setTimeout(90_000);
  const [first] = await inviteCompany(request, await owner(context));
  await first?.submit();
  await page.goto('/dashboard/culture');
  const dialog = page.getByRole('dialog');
  const start = async () => {
    await page.getByRole('button', { name: 'Start a new round' }).click();
    await dialog.getByRole('button', { name: 'Start, invite later' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Round 2 is running. Nobody has been invited to it yet.')).toBeVisible();
  };
  await start();
  await accessible();
  await page.getByRole('button', { name: 'Cancel round 2' }).click();
  await dialog.getByRole('button', { name: 'Cancel round 2' }).click();
  await start();

  await page.goto('/dashboard/people');
  await page.getByRole('link', { name: 'invite the people from round 1' }).click();
  await page.getByRole('button', { name: 'Invite 5 people from round 1' }).click();
  await expect(dialog.getByText('5 people get an invitation.')).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Invite 5 people' }).click();
  await expect(page.getByText('Round 2 is running: 0 of 5 have answered.')).toBeVisible();
  await expect(page.getByRole('button', { name: /people from round 1|Cancel round/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'See who on the People page' }).click();
  await expect(page).toHaveURL(/round=2/);
});
