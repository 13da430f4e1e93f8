import { colleague, owner, signIn } from '../accounts/accounts.ts';
import { api, expect, test } from '../assessment/respondents.ts';
import { inviteCompany } from './company.ts';

test('a manager of one department lands on it, and one click away sees everyone', { tag: '@walk' }, async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const host = await owner(context);
  const company = await inviteCompany(request, host);
  await Promise.all(company.map(({ submit }) => submit()));
  const manager = await colleague(host, 'manager');
  const { departments } = await api(request, host.token, 'GET', '/organisation/departments');
  const { members } = await api(request, host.token, 'GET', '/organisation/members');
  const idOf = (name: string) => departments.find((one: { name: string }) => one.name === name).id;
  const { user_id } = members.find(({ email }: { email: string }) => email === manager.email);
  const works = (...names: string[]) =>
    api(request, host.token, 'PATCH', `/organisation/members/${user_id}`, { departments: names.map(idOf) });
  await works('Accounts');
  await context.clearCookies();
  await signIn(context, manager);

  await page.goto('/dashboard/culture');
  const department = page.getByLabel('Department', { exact: true });
  await expect(department).toHaveValue(idOf('Accounts'), { timeout: 20_000 });
  await expect(department).toContainText('Accounts (yours)');
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(page).toHaveURL(/department=every/);
  await expect(department).toHaveValue('');
  await page.reload();
  await expect(department).toHaveValue('', { timeout: 20_000 });

  await works('Accounts', 'Marketing');
  await page.goto('/dashboard/culture');
  await page.getByRole('link', { name: 'Marketing', exact: true }).first().click({ timeout: 20_000 });
  await expect(department).toHaveValue(idOf('Marketing'));
});
