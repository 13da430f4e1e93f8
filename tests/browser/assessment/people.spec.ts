import { readFileSync } from 'node:fs';
import { messages } from '@fourfold/contract/words';
import type { Page } from '@playwright/test';
import { colleague, linkTo, owner, register, signIn } from '../accounts/accounts.ts';
import { endRound, giveSeats, sentDaysAgo } from '../accounts/enrol.ts';
import { mailsWith } from '../test.ts';
import { answerPage, api, begin, expect, invite, newEmail, next, test } from './respondents.ts';

test('an owner invites a person, finds, corrects and withdraws them', { tag: '@walk' }, async ({
  page,
  context,
  accessible,
}) => {
  test.setTimeout(60_000);
  await owner(context);
  await page.goto('/dashboard/people');
  await expect(page.getByText('Nobody has been invited yet.')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const form = page.getByRole('form', { name: 'Invite a person' });
  await expect(form.getByLabel('Company')).toHaveValue('Northwind');
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('Company').focus();
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();

  const email = newEmail('ana');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Silva');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Position').fill('Accountant');
  await form.getByLabel('Department').fill('Accounts');
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(messages.invitationSent())).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await accessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('cell', { name: email })).toBeVisible();

  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Department').fill('Payroll');
  await expect(dialog.getByText('“Payroll” will be a new department.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Payroll' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await expect(page.getByRole('cell', { name: 'withdrawn just now' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Invite again' }).click();
  await expect(page.getByRole('button', { name: 'Change Ana Silva' })).toHaveCount(2);
  await expect.poll(() => mailsWith(`To: ${email}`).length).toBe(2);
  await page.getByLabel('Search people').fill('nobody at all');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
});

test('Back closes a dialog, asks before it discards, and then leads to the screen before @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/culture');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First name').fill('Ana');
  await page.goBack();
  const asking = page.getByRole('dialog', { name: 'Close without saving?' });
  await expect(asking).toBeVisible();
  await page.goBack();
  await expect(asking).toBeHidden();
  await expect(dialog.getByLabel('First name')).toHaveValue('Ana');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/dashboard/people');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/culture');
});

test('when everyone is shown again nothing is searched for, and Back searches again @walk', async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  await invite(request, account);
  await page.goto('/dashboard/people');
  const search = page.getByLabel('Search people');
  await search.fill('nobody at all');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('rowheader', { name: 'Ana Silva' })).toBeVisible();
  // As long as a pause in typing may be taken for a search.
  await page.waitForTimeout(600);
  await expect(search).toHaveValue('');
  await expect(page.getByRole('rowheader', { name: 'Ana Silva' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await expect(search).toHaveValue('nobody at all');
});

test('on a phone people come before the filters, which open from a button that counts them', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await invite(request, await owner(context));
  await page.goto('/dashboard/people');
  const person = page.getByRole('rowheader', { name: 'Ana Silva' });
  const place = await person.boundingBox();
  // The last 64 px of the screen are the bar’s.
  expect(place?.y).toBeLessThan(700);
  await expect(page.getByLabel('Status', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('submitted');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(person).toBeVisible();
});

test('reminders are offered while someone can be reminded, and the page says when all have opted out', async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  const { id, email } = await invite(request, account);
  await page.goto('/dashboard/people');
  await expect(page.getByRole('button', { name: 'Remind people who haven’t finished' })).toBeVisible();
  const { pathname, searchParams } = await linkTo(email, `/survey/responses/${id}`);
  const signed = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
  await api(request, null, 'POST', `${pathname}/no-reminders?${signed}`);
  await page.reload();
  await expect(page.getByText('The one who hasn’t finished has opted out of reminders.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remind people who haven’t finished' })).toHaveCount(0);
});

test('a search without a connection says so once, keeps the filters, and goes on when there is one', async ({
  page,
  context,
  request,
}) => {
  await invite(request, await owner(context));
  await page.goto('/dashboard/people');
  const person = page.getByRole('button', { name: 'Change Ana Silva' });
  await expect(person).toBeVisible();
  await context.setOffline(true);
  const search = page.getByLabel('Search people');
  await search.fill('Silva');
  await expect(page.getByText('This could not be loaded')).toHaveCount(1);
  await expect(person).toBeHidden();
  await expect(search).toHaveValue('Silva');
  await expect(search).toBeFocused();
  await expect(page.getByLabel('Department', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This could not be loaded')).toHaveCount(1);
  await context.setOffline(false);
  await expect(person).toBeVisible();
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);
});

test('an undone withdrawal leaves a candidate’s invitation as it was', async ({ page, context, request }) => {
  const account = await owner(context);
  const { vacancy } = await api(request, account.token, 'POST', '/survey/vacancies', {
    title: 'Night driver',
  });
  await invite(request, account, { kind: 'candidate', vacancy_id: vacancy.id });
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  // What goes by itself is not far for the keyboard, which finds its place again.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('The invitation to Ana Silva has been restored. Its link works again.'),
  ).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change Ana Silva' })).toBeFocused();
  const { responses } = await api(request, account.token, 'GET', '/survey/responses?sort=-invited_at');
  expect(responses[0].vacancy).toMatchObject({ title: 'Night driver' });
  expect(responses).toHaveLength(1);
});

test('several people who are withdrawn at once come back by one press @walk', async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  for (const first_name of ['Ana', 'Bo']) await invite(request, account, { first_name });
  await page.goto('/dashboard/people');
  for (const name of ['Ana Silva', 'Bo Silva']) await page.getByLabel(`Select ${name}`).check();
  await page
    .getByRole('region', { name: 'Selected people' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('2 invitations have been withdrawn.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'withdrawn', exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 invitations have been restored. Their links work again.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'withdrawn', exact: true })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Silva' })).toHaveCount(2);
});

test('what can be done with selected people is one line on a phone, all of it in reach', async ({
  page,
  context,
  request,
}) => {
  await invite(request, await owner(context));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/dashboard/people');
  await page.getByLabel('Select Ana Silva').check();
  const bar = page.getByRole('region', { name: 'Selected people' });
  expect((await bar.boundingBox())?.height).toBeLessThan(72);
  await bar.getByRole('button', { name: 'Change the department' }).click();
  await expect(page.getByRole('dialog', { name: 'Change the department of Ana Silva' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();
});

test('people who have begun are not withdrawn by one press, since their answers go @walk', async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  const { id } = await invite(request, account);
  const { url } = await api(request, account.token, 'GET', `/survey/responses/${id}/link`);
  await begin(page, url);
  const saved = page.waitForResponse(/answers\?/);
  await answerPage(page);
  await next(page).click();
  await saved;
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The answers given so far will be deleted');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('cell', { name: 'withdrawn', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('cell', { name: 'withdrawn', exact: true })).toBeVisible();
});

test('the sixth person is refused, and the way leads to Billing', async ({ page, context, request }) => {
  const account = await owner(context);
  for (let i = 0; i < 5; i += 1) await invite(request, account);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const form = page.getByRole('form', { name: 'Invite a person' });
  for (const label of ['First name', 'Last name', 'Position', 'Department']) {
    await form.getByLabel(label).fill('Six');
  }
  await form.getByLabel('E-mail').fill(newEmail('six'));
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByRole('alert')).toContainText('All 5 seats are taken.');
  await expect(form.getByLabel('First name')).toHaveValue('Six');
  await expect(form.getByRole('link', { name: 'Open Billing' })).toHaveAttribute('href', /tab=billing/);
});

test('an admin for whom no seat is left is told whom to ask, not sent where only owners may go', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  const account = await register();
  for (let i = 0; i < 5; i += 1) await invite(request, account);
  await signIn(context, await colleague(account, 'admin'));
  await page.goto('/dashboard/people');
  await expect(page.getByText('All seats are taken. Ask Ines Moreau for more.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const form = page.getByRole('form', { name: 'Invite a person' });
  for (const label of ['First name', 'Last name', 'Position', 'Department']) {
    await form.getByLabel(label).fill('Six');
  }
  await form.getByLabel('E-mail').fill(newEmail('six'));
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Only an owner can ask for more. Please talk to Ines Moreau.',
  );
  await expect(page.getByRole('link', { name: 'Open Billing' })).toHaveCount(0);
  await accessible();
});

const line = (name: string, email: string, department = 'Accounts') =>
  `${name},Silva,${email},Accountant,${department}`;

/** What a hand has pressed since, wherever on the page. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.presses = '0';
    const count = () => {
      document.body.dataset.presses = String(Number(document.body.dataset.presses) + 1);
    };
    window.addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(document.body.dataset.presses));
}

test('fifty people from a file with three bad lines are invited in at most eight clicks', async ({
  page,
  context,
}) => {
  await giveSeats(await owner(context), 100);
  await page.goto('/dashboard/people');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('0 of 105 seats are used.')).toBeVisible();
  await expect(dialog.getByLabel('They are')).toBeFocused();
  const people = Array.from({ length: 50 }, (_, at) => line(`Ana${at}`, newEmail('ana')));
  const [first, second, third] = [newEmail('mended'), newEmail('mended'), newEmail('mended')];
  people[10] = line('Bo', 'not an address');
  people[20] = line('Cy', second, '');
  people[30] = `,,${third},Accountant,Accounts`;
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('A CSV file with your people').click();
  const buffer = Buffer.from(people.join('\n'));
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('50 lines read: 47 to invite, 3 to correct.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Invite 47, leave out 3' })).toBeVisible();
  const mend = async (label: string, value: string) => {
    await dialog.getByRole('textbox', { name: label }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  };
  await mend('E-mail', first);
  await mend('Department', 'Payroll');
  await dialog.getByRole('textbox', { name: 'First name' }).click();
  // From field to field without looking: each is read as soon as it is left.
  await page.keyboard.type('Di');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Doe');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Invite 50 people' }).click();
  await expect(dialog.getByText('50 people have been invited.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByLabel('Search people').fill('Payroll');
  await expect(page.getByRole('button', { name: 'Change Cy Silva' })).toBeVisible();
  await page.getByLabel('Search people').fill('Di Doe');
  await expect(page.getByRole('button', { name: 'Change Di Doe' })).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(8);
});

test('the good lines go without the bad ones, which can be saved @walk', async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Or paste the lines here')
    .fill([line('Ana', newEmail('ana')), line('Bo', 'not an address')].join('\n'));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('Please enter a valid e-mail address.')).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Invite 1, leave out 1' }).click();
  await expect(dialog.getByText('1 person has been invited.')).toBeVisible();
  await expect(dialog.getByText('One line was left out.')).toBeVisible();
  await expect(dialog.getByText('All e-mails have been sent')).toBeVisible();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save these lines as a file' }).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('Bo,Silva,not an address,Accountant');
});

test('a button that is pressed right after a correction does with it what it says, at the first press @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog').first();
  const people = Array.from({ length: 6 }, (_, at) => line(`Ana${at}`, newEmail('ana')));
  people[5] = `Clara,,${newEmail('clara')},Accountant,Accounts`;
  await dialog.getByLabel('Or paste the lines here').fill([...people, line('Bo', 'nobody')].join('\n'));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Moser');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('bo'));
  // Seven people and five seats: the number is that after both corrections.
  await dialog.getByRole('button', { name: 'Ask for more seats' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for more seats' });
  await expect(ask.getByLabel('How many more')).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Clara Moser')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose other lines' }).click();
  await dialog
    .getByLabel('Or paste the lines here')
    .fill([line('Ana', newEmail('ana')), line('Bo', 'nobody'), line('Cy', 'nobody')].join('\n'));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  // What was corrected in the lines before is not thrown away unasked.
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(dialog.getByRole('button', { name: 'Invite 1, leave out 2' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'E-mail' }).first().fill(newEmail('bo'));
  await dialog.getByRole('button', { name: /^Invite \d, leave out \d$/ }).click();
  await expect(dialog.getByText('2 people have been invited.')).toBeVisible();
});

test('the menu of a row is in view at every width', { tag: '@walk' }, async ({ page, context, request }) => {
  const account = await owner(context);
  await invite(request, account, {
    first_name: 'Konstantina',
    last_name: 'Papadopoulou-Weber',
    job_position: 'Senior Customer Success Manager',
    department: 'Customer Experience and Support',
  });
  await page.goto('/dashboard/people');
  const menu = page.getByRole('button', { name: /^Change Konstantina/ });
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeInViewport({ ratio: 1 });
  }
  // One line, whatever happened last.
  const row = await page.getByRole('row', { name: /Konstantina/ }).boundingBox();
  expect(row?.height).toBeLessThanOrEqual(44);
});

test('asking for more seats takes any number, and loses neither the request nor the lines @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('Paste some lines here, or choose a file above.')).toBeVisible();
  await expect(dialog.getByLabel('Or paste the lines here')).toBeFocused();
  const people = Array.from({ length: 7 }, (_, at) => line(`Ana${at}`, newEmail('ana')));
  await dialog.getByLabel('Or paste the lines here').fill(people.join('\n'));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByRole('button', { name: 'Ask for more seats' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for more seats' });
  await expect(ask.getByLabel('How many more')).toHaveValue('2');
  await ask.getByLabel('How many more').fill('50');
  await ask.getByRole('button', { name: 'Ask for seats' }).click();
  await expect(dialog.getByText(/^Ines Moreau asked for 50 more seats on/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Invite the first 5' }).click();
  await expect(dialog.getByText('2 more people have no seat yet and are waiting here.')).toBeVisible();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save these lines as a file' }).click();
  const saved = readFileSync(await (await file).path(), 'utf8');
  expect(saved.trim().split('\r\n')).toHaveLength(3);
  expect(saved).toContain('Ana6,Silva');
  // Another tab, days later.
  const later = await context.newPage();
  await later.goto('/dashboard/people');
  await expect(later.getByText('2 people from your list have not been invited yet.')).toBeVisible();
  await expect(later.getByText(/All seats are taken. Ines Moreau asked for 50 more seats on/)).toBeVisible();
  await later.getByRole('button', { name: 'Continue with the list' }).click();
  await expect(later.getByText('7 lines read: 2 to invite, 5 left out')).toBeVisible();
  await expect(later.getByText(/asked for 50 more seats on .* We’ll reply by e-mail/)).toBeVisible();
});

test('people kept for later are not replaced without a question, and can be discarded @walk', async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite many at once' });
  const paste = async (people: number) => {
    const lines = Array.from({ length: people }, (_, at) => line(`Ana${at}`, newEmail('ana')));
    await dialog.getByLabel('Or paste the lines here').fill(lines.join('\n'));
    await dialog.getByRole('button', { name: 'Check the list' }).click();
  };
  await paste(7);
  await dialog.getByRole('button', { name: 'Invite the first 5' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Continue with the list' }).click();
  await dialog.getByRole('button', { name: 'Choose other lines' }).click();
  await paste(3);
  const question = page.getByRole('dialog', { name: 'Replace your earlier list?' });
  await expect(question).toContainText('2 people on it have not been invited yet.');
  await accessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('2 people from your list have not been invited yet.')).toBeVisible();

  // Nothing is lost by closing what is kept: nothing is asked.
  await page.getByRole('button', { name: 'Continue with the list' }).click();
  await dialog.getByRole('button', { name: 'Choose other lines' }).click();
  await paste(3);
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(dialog.getByText('3 lines read')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Discard the list' }).click();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText('from your list')).toHaveCount(0);
});

test('more people than can be invited at once are refused in words, and so is a file that is too large', {
  tag: '@walk',
}, async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Ana,Silva,ana@example.com,Accountant,Accounts\n'.repeat(5001));
  await expect(dialog.getByRole('alert')).toContainText('We can invite at most 5,000 people at once');
  await choose('ä'.repeat(600_000));
  await expect(dialog.getByRole('alert')).toContainText('This is too large.');
  await dialog.getByLabel('Or paste the lines here').fill('Ana');
  await choose('PK\u0003\u0004\u0000');
  await expect(dialog.getByText('We can’t read people.csv: it isn’t a text file.')).toBeVisible();
  await expect(dialog.getByLabel('Or paste the lines here')).toHaveValue('Ana');
});

test('of many lines with a problem the first hundred are shown and the others counted', {
  tag: '@walk',
}, async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Or paste the lines here')
    .fill('Ana,Silva,not an @ address,Accountant,Accounts\n'.repeat(150));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('150 lines read: 0 to invite, 150 to correct.')).toBeVisible();
  await expect(dialog.getByText('50 more lines have a problem.')).toBeVisible();
});

test('what an invited person gets and meets can be seen before, in words for either kind', {
  tag: '@walk',
}, async ({ page, context, accessible }) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const form = page.getByRole('form', { name: 'Invite a person' });
  await form.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Preview e-mail and questionnaire' }).click();
  const dialog = page.getByRole('dialog', { name: 'What an invited person sees' });
  await expect(dialog.getByText('Your view of working at Northwind: 15 minutes')).toBeVisible();
  await expect(
    dialog.getByText('Ines Moreau of Northwind invites you to answer a questionnaire.'),
  ).toBeVisible();
  await expect(dialog.getByText('Your answers are not anonymous: your name is shown')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(16);
  await accessible();
  await dialog.getByLabel('They are').selectOption('candidate');
  await expect(dialog.getByText(/with that of the team you might join/)).toBeVisible();
  await expect(dialog.getByText(/doesn’t say whether to hire you/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('First name')).toHaveValue('Ana');
});

/** So many days from now at nine, as a field for date and time takes it. */
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

test('a planned invitation is listed with its hour, moved, and sent now @walk', async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog');
  const email = newEmail('planned');
  await dialog.getByLabel('Or paste the lines here').fill(line('Ana', email));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByLabel('Send on').fill(inDays(3));
  await dialog.getByRole('button', { name: /^Schedule 1 invitation for \w{3} \d+\s\w{3}, 09:00$/ }).click();
  await expect(dialog.getByText(/^Done: 1 invitation will be sent on/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('cell', { name: 'not sent yet', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reminders and dates' }).click();
  await expect(dialog.getByText('1 invitation', { exact: true })).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: /^Change the invitations for/ }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Send now' }).click();
  await expect(dialog.getByText('Nothing is planned.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('cell', { name: 'not sent yet', exact: true })).toBeHidden();
  await expect.poll(() => mailsWith(`To: ${email}`).length).toBe(1);
});

test('a reminder says whom it reaches, carries own words, and a planned one is cancelled and taken back @walk', async ({
  page,
  context,
  request,
  accessible,
}) => {
  const account = await owner(context);
  const { email } = await invite(request, account);
  await sentDaysAgo(account, 3);
  await page.goto('/dashboard/people');
  await page.getByRole('checkbox', { name: 'Select Ana Silva' }).check();
  await page.getByRole('button', { name: 'Remind', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 person gets this reminder.')).toBeVisible();
  await dialog.getByText('Change the text').click();
  await dialog.getByLabel('Subject').fill('Still open, [first name]');
  await dialog.getByLabel('Text').fill('We would like to hear from you until [last day].');
  await dialog.getByText('See the e-mail').click();
  await expect(dialog.getByText('Still open, Alex')).toBeVisible();
  await accessible();
  await dialog.getByLabel('Send on').fill(inDays(2));
  await dialog.getByRole('button', { name: 'Schedule the reminder' }).click();
  await page.getByRole('button', { name: 'Reminders and dates' }).click();
  await dialog.getByRole('button', { name: /^Cancel the reminder for/ }).click();
  await expect(dialog.getByText('Cancelled: reminder to 1 selected person')).toBeVisible();
  await dialog.getByRole('button', { name: /^Undo/ }).click();
  await expect(
    dialog.getByText('Reminder to 1 selected person (round 1, 1 person as things stand)'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Change days and text' }).click();
  const automatic = page.getByRole('dialog', { name: 'Automatic reminders' });
  const days = automatic.getByLabel('Days after the invitation');
  await days.fill('4, 99');
  await automatic.getByRole('button', { name: 'Save' }).click();
  await expect(days).toBeFocused();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('4, 9');
  await expect(days).not.toHaveAttribute('aria-invalid');
  await automatic.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The reminders have been changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Remind' }).click();
  await dialog.getByRole('button', { name: 'Remind 1 person' }).click();
  await expect(page.getByText('1 person has been reminded, with a new link.')).toBeVisible();
  await expect.poll(() => mailsWith(`To: ${email}`).length).toBe(2);
});

test('a round that is over says so wherever people might still be asked @walk', async ({
  page,
  context,
  request,
  accessible,
}) => {
  const account = await owner(context);
  await invite(request, account);
  await page.goto('/dashboard/people');
  const remind = page.getByRole('button', { name: 'Remind people who haven’t finished' });
  await expect(remind).toBeVisible();
  await endRound(account, new Date(Date.now() - 86_400_000));
  await page.reload();
  await expect(page.getByText(/The round ended on .+, so employees can’t answer any more\./)).toBeVisible();
  await expect(remind).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Round 1 ended on .+, so employees can’t be invited to it\./)).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reminders and dates' }).click();
  await expect(dialog.getByText(/^It ended on /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove the closing date' }).click();
  await expect(dialog.getByText('Round 1 stays open.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remind).toBeVisible();
  await page.getByRole('button', { name: 'Reminders and dates' }).click();
  await dialog.getByRole('button', { name: 'End the round now' }).click();
  const asked = page.getByRole('dialog', { name: 'End round 1 now?' });
  await accessible();
  await asked.getByRole('button', { name: 'End the round' }).click();
  await expect(dialog.getByText('Round 1 has ended.')).toBeVisible();
  await expect(dialog.getByText(/^It ended on /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'End the round now' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(remind).toHaveCount(0);
});

test('a link that the browser does not let the page copy is shown, to be copied by hand @walk', async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  await invite(request, account);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Copy the personal link' }).click();
  await expect(page.getByRole('dialog').getByLabel('What to copy')).toHaveValue(
    /\/survey\/responses\/.+\?e=/,
  );
});

test('a file without positions is told so once, and the column can be chosen @walk', async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite many at once' }).click();
  const dialog = page.getByRole('dialog');
  const rows = ['Ana', 'Ben'].map((name) => `${name};Silva;${newEmail(name.toLowerCase())};Accounts;Clerk`);
  await dialog
    .getByLabel('Or paste the lines here')
    .fill(['First name;Last name;E-mail;Department;What they do', ...rows].join('\n'));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('No column was found for: Position')).toBeVisible();
  await accessible();
  await dialog.getByLabel('Position', { exact: true }).first().selectOption('What they do');
  await expect(dialog.getByText('2 lines read: 2 to invite.')).toBeVisible();
  await expect(dialog.getByText('No column holds this')).toHaveCount(0);
});
