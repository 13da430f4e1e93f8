import { api, expect, owner, test } from './accounts.ts';

test('a consultant opens a client from an organisation of theirs, and finds both on the desk', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  const { token } = await owner(context);
  await api(request, token, 'POST', '/organisation/departments', { name: 'Sales' });
  await page.goto('/dashboard/organisations/new');
  await expect(page.getByRole('checkbox', { name: /1 department/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /The logo/ })).toBeDisabled();
  await accessible();
  await page.getByRole('button', { name: 'Create the organisation' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the organisation' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  // What was typed before someone thought of a template is taken along.
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Create an organisation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of the organisation' }).fill('Lighthouse');
  await dialog.getByRole('link', { name: /Start from a template/ }).click();
  await expect(name).toHaveValue('Lighthouse');
  await page.getByRole('button', { name: 'Create the organisation' }).click();
  await expect(page.getByText('Lighthouse has been created, and you are now working in it.')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Organisations' })
    .click();
  const row = (company: string) => page.getByRole('row').filter({ hasText: company });
  await expect(row('Lighthouse')).toContainText('You are here');
  await expect(row('Northwind')).toContainText('Owner');
  await accessible();
  await page.getByRole('button', { name: 'Northwind' }).last().click();
  await expect(page.getByText('You have switched to Northwind.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
