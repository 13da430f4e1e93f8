import { loadQuestionnaire, simulateCompany } from '@fourfold/measurement';
import type { Locator, Page } from '@playwright/test';
import { linkTo, newEmail, owner } from '../accounts/accounts.ts';
import { acknowledge, answerAllBut, api, expect, invite, submitAs, test } from '../assessment/respondents.ts';

/** Nobody breaks it, so the page must. */
const position = 'Nachtlokomotivführerinnenausbildungskoordinatorin';

/** Nothing sticks out to the side on a phone. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

test('a candidate is invited for a vacancy, compared, and asked about in an interview', {
  tag: '@walk',
}, async ({ page, browser, context, request, accessible }) => {
  test.setTimeout(90_000);
  await owner(context);
  await page.goto('/dashboard/hires');
  await expect(page.getByRole('heading', { level: 1, name: 'Job Candidates' })).toBeVisible();
  await expect(page.getByText('No data yet.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByText('Don’t base a decision on a profile alone.')).toBeVisible();

  await page.getByRole('button', { name: 'Open a vacancy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Please fill in this field.');
  await dialog.getByLabel('Title').fill('Night driver');
  await dialog.getByLabel('Text for this vacancy’s invitation').fill('We drive at night.');
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('No candidates have been invited yet.')).toBeVisible();
  await accessible();

  const email = newEmail('cleo');
  await page.getByRole('button', { name: 'Invite a candidate' }).click();
  const form = page.getByRole('form', { name: 'Invite a person' });
  await expect(form.getByLabel('Vacancy')).toHaveValue(/.+/);
  const fillIn = async () => {
    for (const [label, value] of Object.entries({
      'First name': 'Cleo',
      'Last name': 'Marsh',
      'E-mail': email,
      Position: position,
      Department: 'Depot',
    })) {
      await form.getByLabel(label).fill(value);
    }
    await form.getByRole('button', { name: 'Send the invitation' }).click();
  };
  await fillIn();
  await expect(page.getByText('Invitation sent successfully!')).toBeVisible();
  // Asked a second time, it says so and leads to the invitation that is there.
  await fillIn();
  await expect(page.getByText('This person has already been invited.')).toBeVisible();
  await page.getByRole('link', { name: 'Show the invitation' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await expect(
    page.getByRole('link', { name: 'Cleo Marsh' }).or(page.getByText('Cleo Marsh')).first(),
  ).toBeVisible();
  await page.goBack();
  const { pathname, search } = await linkTo(email, '/survey/responses/[^?]+');

  const [person] = simulateCompany(loadQuestionnaire()).people.filter(({ kind }) => kind === 'candidate');
  if (person === undefined) throw new Error('The sample company has no candidate.');
  const details = { first_name: 'Cleo', last_name: 'Marsh', company: 'Northwind', role: position };
  await submitAs(request, `${pathname}${search}`, person, details);

  const id = pathname.split('/').at(-1);
  await page.goto(`/dashboard/hires/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cleo Marsh' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The team is not shown')).toBeVisible();
  await accessible();
  await fitsPhone(page);
  // The next thing to do, far below: a name that is forgotten there is asked for in its field.
  await page.getByRole('link', { name: 'Make an interview sheet' }).click();
  const interviewer = page.getByLabel('Who will do the interview?');
  await expect(interviewer).toBeFocused();
  await expect(interviewer).toBeInViewport();
  await page.getByRole('button', { name: 'Make an interview sheet' }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await expect(interviewer).toBeFocused();
  await interviewer.fill('Ivo Grant');
  await page.getByRole('button', { name: 'Make an interview sheet' }).click();
  const sheet = await page.getByRole('link', { name: 'Open the sheet' }).getAttribute('href');

  const stranger = await browser.newPage();
  await stranger.goto(sheet ?? '');
  await expect(stranger.getByRole('heading', { name: 'Interview with Cleo Marsh' })).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(stranger.getByText('for Night driver')).toBeVisible();
  await expect(stranger.getByRole('rowheader', { name: /^5\. / })).toHaveCount(3);
  // The scale is drawn as the product draws tables: without its lines the levels run into each other.
  await expect(stranger.getByRole('columnheader', { name: 'Score' }).first()).toHaveCSS('text-align', 'left');
  await fitsPhone(stranger);
  await stranger.getByRole('radio', { name: '4' }).first().check();
  await stranger.getByLabel('Notes').first().fill('Told of the night shift.');
  await expect(stranger.getByText('1 of 3 scored. Everything is saved.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByLabel('Notes').first()).toHaveValue('Told of the night shift.');
  // The same sheet in a second window: neither undoes what the other has saved since it was opened.
  const second = await browser.newPage();
  await second.goto(sheet ?? '');
  await expect(second.getByLabel('Notes').first()).toHaveValue('Told of the night shift.');
  await stranger.getByLabel('Notes').first().fill('Told of the night shift and the day after.');
  await expect(stranger.getByText('1 of 3 scored. Everything is saved.')).toBeVisible();
  await second.getByRole('radio', { name: '3' }).first().check();
  await expect(second.getByText('1 of 3 scored. Everything is saved.')).toBeVisible();
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(second.getByLabel('Notes').first()).toHaveValue('Told of the night shift and the day after.');
  await second.close();
  await stranger.reload();
  await expect(stranger.getByRole('radio', { name: '3' }).first()).toBeChecked();
  await expect(stranger.getByLabel('Notes').first()).toHaveValue(
    'Told of the night shift and the day after.',
  );
  await stranger.getByRole('button', { name: 'Hand it in' }).click();
  await expect(stranger.getByText('Questions 2 and 3 have no score yet.')).toBeVisible();
  await stranger.getByRole('button', { name: 'Hand it in anyway' }).click();
  await expect(stranger.getByText('Handed in. You can change it until')).toBeVisible();
  // A link that is gone from the screen can be had again, and a sheet for the wrong name removed.
  const mistaken = newEmail('sma');
  await page.getByLabel('Who will do the interview?').fill('Sma Okoro');
  await page.getByLabel('Send the link by e-mail to').fill(mistaken);
  await page.getByRole('button', { name: 'Make an interview sheet' }).click();
  await expect(page.getByText(`Its link is on its way to ${mistaken}.`)).toBeVisible();
  const sent = await linkTo(mistaken, '/survey/interview-sheets/[^?]+');
  await page.reload();
  await expect(page.getByText('1 of 2 interviewers has handed in a sheet.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Copy its link: Sma Okoro' })).toBeVisible();
  await accessible();
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Remove Sma Okoro’s sheet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('1 of 1 interviewer has handed in a sheet.')).toBeVisible({ timeout: 20_000 });
  await stranger.goto(`${sent.pathname}${sent.search}`);
  await expect(stranger.getByText('This interview sheet is no longer available.')).toBeVisible();
  await expect(page.getByText('Told of the night shift and the day after.')).toBeVisible();
  await accessible();
  await stranger.goto(`${sheet}x`);
  await expect(stranger.getByRole('heading', { name: 'Error: Invalid Link' })).toBeVisible();
  await expect(stranger.getByText('This link is not complete. Open it again from the e-mail')).toBeVisible();
  await stranger.close();
});

test('a vacancy that is saved before the departments are known keeps its team @walk', async ({
  page,
  context,
  request,
}) => {
  const { token } = await owner(context);
  const { department } = await api(request, token, 'POST', '/organisation/departments', { name: 'Depot' });
  const opened = { title: 'Night driver', department_id: department.id };
  const { vacancy } = await api(request, token, 'POST', '/survey/vacancies', opened);
  await page.goto(`/dashboard/hires?vacancy=${vacancy.id}`);
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible({ timeout: 20_000 });
  await page.route('**/api/organisation/departments', (route) => route.abort());
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Team', { exact: true })).toHaveValue(department.id);
  await dialog.getByLabel('Title').fill('Night drivers');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Night drivers has been changed.')).toBeVisible();
  const { vacancies } = await api(request, token, 'GET', '/survey/vacancies');
  expect(vacancies).toMatchObject([{ title: 'Night drivers', team: { id: department.id } }]);

  // Closing sets the day on which candidates are erased, so it says so and asks.
  await page.getByRole('button', { name: 'Close the vacancy' }).click();
  const asked = page.getByRole('dialog', { name: 'Close Night drivers?' });
  await expect(asked).toContainText('You can no longer invite candidates for it.');
  await expect(page.getByRole('button', { name: 'Open it again' })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Close the vacancy' }).click();
  await expect(page.getByRole('button', { name: 'Open it again' })).toBeVisible();
});

test('closing a vacancy withdraws the invitations that are open, and Undo gives both back @walk', async ({
  page,
  context,
  request,
  accessible,
}) => {
  const account = await owner(context);
  const opened = { title: 'Night driver' };
  const { vacancy } = await api(request, account.token, 'POST', '/survey/vacancies', opened);
  const asCandidate = { kind: 'candidate', vacancy_id: vacancy.id };
  await invite(request, account, { ...asCandidate, email: newEmail('cleo') });
  const begun = newEmail('ada');
  await invite(request, account, { ...asCandidate, email: begun });
  const { pathname, search } = await linkTo(begun, '/survey/responses/[^?]+');
  await acknowledge(request, `${pathname}${search}`);
  await answerAllBut(request, `${pathname}${search}`, 153);
  const statuses = async () => {
    const { responses } = await api(request, account.token, 'GET', '/survey/responses?sort=name');
    return responses.map(({ status }: { status: string }) => status).sort();
  };
  const open = await statuses();
  expect(open).not.toContain('withdrawn');

  await page.goto(`/dashboard/hires?vacancy=${vacancy.id}`);
  await expect(page.getByRole('button', { name: 'Invite a candidate' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Close the vacancy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close Night driver?' });
  await expect(
    dialog.getByRole('checkbox', { name: 'Withdraw the invitation that is still open' }),
  ).toBeChecked();
  await expect(dialog).toContainText('One candidate has started and can still submit.');
  await accessible();
  await dialog.getByRole('button', { name: 'Close the vacancy' }).click();
  await expect(page.getByText('Night driver is closed. 1 invitation has been withdrawn.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen the vacancy to invite people' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite a candidate' })).toHaveCount(0);
  expect(await statuses()).toContain('withdrawn');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Night driver is open again. 1 invitation has been restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite a candidate' })).toBeVisible();
  expect(await statuses()).toEqual(open);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Opened again later, it says that nobody is invited by that.
  await page.getByRole('button', { name: 'Close the vacancy' }).click();
  await dialog.getByRole('button', { name: 'Close the vacancy' }).click();
  await expect(page.getByText('1 more invitation has been withdrawn. Closed on')).toBeVisible();
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(
    page.getByText('Night driver is open again. 1 withdrawn invitation stays withdrawn.'),
  ).toBeVisible();
  await page
    .getByRole('row', { name: /withdrawn/ })
    .getByRole('checkbox')
    .check();
  const bar = page.getByRole('region', { name: 'Selected people' });
  await expect(bar.getByRole('button', { name: 'Remind' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Invite again' }).click();
  const again = page.getByRole('dialog', { name: 'Invite 1 person again?' });
  await again.getByRole('button', { name: 'Invite again' }).click();
  await expect(page.getByText('1 person has been invited again.')).toBeVisible();
});

test('a form with something typed in it asks before Escape discards it @walk', async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/hires');
  const form = page.getByRole('dialog', { name: 'Open a vacancy' });
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await page.getByRole('button', { name: 'Open a vacancy' }).click({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Open a vacancy' }).click();
  await form.getByLabel('Title').pressSequentially('Night driver');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  // Pressed once too often, the key still loses nothing.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Title')).toHaveValue('Night driver');
  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
});

test('a vacancy names what matters in the job, five competencies at most', { tag: '@walk' }, async ({
  page,
  context,
  request,
  accessible,
}) => {
  const { token } = await owner(context);
  const { vacancy } = await api(request, token, 'POST', '/survey/vacancies', { title: 'Night driver' });
  await page.goto(`/dashboard/hires?vacancy=${vacancy.id}`);
  await page.getByRole('button', { name: 'Change' }).click({ timeout: 20_000 });
  const dialog = page.getByRole('dialog');
  const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name} `) });
  for (const name of ['Courage', 'Agency', 'Order', 'Care', 'Composure']) await box(name).check();
  await expect(dialog.getByText('5 chosen, which is the maximum.')).toBeVisible();
  await expect(box('Integrity')).toBeDisabled();
  await accessible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await box('Care').uncheck();
  await box('Integrity').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Night driver has been changed.')).toBeVisible();
  await expect(
    page.getByText('What matters in this job: Agency, Courage, Composure, Order and Integrity.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(5);
});

test('candidates of the vacancy stand side by side within four clicks of the sign-in', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  test.setTimeout(90_000);
  const account = await owner(context);
  const opened = { title: 'Night driver', asked_for: ['courage', 'order'] };
  const { vacancy } = await api(request, account.token, 'POST', '/survey/vacancies', opened);
  const people = simulateCompany(loadQuestionnaire()).people.filter(({ kind }) => kind === 'candidate');
  for (const [index, name] of ['Cleo', 'Ada'].entries()) {
    const email = newEmail(name.toLowerCase());
    const changes = { first_name: name, email, kind: 'candidate', vacancy_id: vacancy.id };
    await invite(request, account, changes);
    const { pathname, search } = await linkTo(email, '/survey/responses/[^?]+');
    const details = { first_name: name, last_name: 'Marsh', company: 'Northwind', role: 'Driver' };
    const person = people[index];
    if (person !== undefined) await submitAs(request, `${pathname}${search}`, person, details);
  }
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto('/dashboard');
  await click(page.getByRole('link', { name: 'Hires' }).last());
  // By name, and in what the vacancy names; nobody has answered with whom they could be compared.
  const rows = page.getByRole('rowheader', { name: / Marsh/ });
  await expect(rows.first()).toContainText('Ada', { timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`vacancy=${vacancy.id}`));
  for (const name of ['Courage', 'Order'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Care' })).toHaveCount(0);
  await accessible();
  await click(page.getByRole('checkbox', { name: 'Compare Ada Marsh' }));
  await click(page.getByRole('checkbox', { name: 'Compare Cleo Marsh' }));
  await click(page.getByRole('link', { name: 'Compare side by side' }));
  const beside = page.getByRole('heading', { name: 'Ada and Cleo side by side' });
  await expect(beside).toBeFocused();
  expect(clicks).toBeLessThanOrEqual(4);
  await accessible();
  await fitsPhone(page);
  // Either way back, they are still ticked, and the keyboard goes on from the heading.
  const stillTicked = async () => {
    await expect(page.getByRole('checkbox', { name: /^Compare /, checked: true })).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Candidates', exact: true })).toBeFocused();
    await expect(page.getByText('2 candidates have submitted their answers.')).toBeVisible();
  };
  await page.goBack();
  await stillTicked();
  await fitsPhone(page);
  await page.getByRole('link', { name: 'Compare side by side' }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await stillTicked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Compare /, checked: true })).toHaveCount(2);
});

test('answers that say too little show no scores, and names of competencies stay whole on a phone', {
  tag: '@walk',
}, async ({ page, context, accessible }) => {
  await owner(context);
  // The sample's candidates, as if they were the company's own.
  let ids: string[] = [];
  await page.route(/\/api\/survey\/hires(\?|$)/, async (route) => {
    // The page may have gone on, or the test ended, before it comes: then nobody waits for it.
    const answer = await route
      .fetch()
      .then((fetched) => fetched.json())
      .catch(() => null);
    if (answer === null) return;
    const [first, second, ...others] = answer.candidates;
    ids = answer.candidates.slice(0, 2).map((one: { response_id: string }) => one.response_id);
    const doubtful = [
      { ...first, verdict: 'uninformative' },
      { ...second, verdict: 'check' },
    ];
    const candidates = [...doubtful, ...others];
    const teams = [...answer.teams, { id: '01a1fc3e-92de-7201-a282-01aab9e75bfb', name: 'Depot' }];
    await route.fulfill({ json: { ...answer, candidates, teams, state: 'figures' } });
  });
  await page.goto('/dashboard/hires?vacancy=all');
  await expect(page.getByRole('cell', { name: 'Answers say too little' }).first()).toBeVisible({
    timeout: 20_000,
  });
  await accessible();
  for (const width of [768, 960, 390]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(page.getByText('Read with care', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.goto(`/dashboard/hires?vacancy=all&compare=${ids.join()}`);
  await expect(page.getByRole('cell', { name: 'Answers say too little' }).first()).toBeVisible({
    timeout: 20_000,
  });
  await page.getByLabel('Compare with').selectOption('Depot');
  await expect(page).toHaveURL(/team=.*compare=|compare=.*team=/);
  await expect(page.getByRole('cell', { name: 'Answers say too little' }).first()).toBeVisible();
  await fitsPhone(page);
  const heights = await page.getByRole('rowheader').evaluateAll((heads) =>
    heads.map((head) => {
      const range = document.createRange();
      const name = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode();
      if (name !== null) range.selectNodeContents(name);
      return range.getClientRects().length;
    }),
  );
  expect(heights.length).toBeGreaterThan(0);
  for (const lines of heights) expect(lines).toBeLessThanOrEqual(1);
});
