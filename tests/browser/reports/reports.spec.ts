import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { linkTo, owner } from '../accounts/accounts.ts';
import { api, expect, invite, submitAsSomeone, test } from '../assessment/respondents.ts';
import { mailsWith } from '../test.ts';

test('an owner chooses a person, reads the prompt and the draft, changes it and sends it', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  test.setTimeout(90_000);
  const account = await owner(context);
  const person = await invite(request, account);
  const link = await linkTo(person.email, `/survey/responses/${person.id}`);
  await submitAsSomeone(request, link.href);

  await page.goto(`/dashboard/reports/create?response=${person.id}`);
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  // The first results after a start wait for what is computed once.
  await expect(page.getByText('From the results')).toBeVisible({ timeout: 25_000 });
  await accessible();
  await page.getByRole('button', { name: 'Make the prompt' }).click();

  const prompt = page.getByLabel('Prompt', { exact: true });
  await expect(prompt).toHaveValue(/development report for Ana/);
  await expect(prompt).toHaveAttribute('rows', '20');
  await expect(page.getByText('The built-in writer on this server')).toBeVisible();
  await prompt.fill('');
  await expect(page.getByRole('button', { name: 'Write the draft' })).toBeDisabled();
  await accessible();
  await prompt.fill('Write for Ana. Leave out figures. Mention her garden.');
  await expect(
    page.getByText('The draft will follow these requests in your prompt: no scores.'),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mention her garden.' })).toBeVisible();
  await accessible();
  // Pressed before the pause in which a change is saved by itself.
  await prompt.fill('Write for Ana.');
  await page.getByRole('button', { name: 'Write the draft' }).click();
  await expect(page.getByRole('heading', { name: 'Generating the draft' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review and send' })).toBeFocused();

  const report = page.getByRole('textbox', { name: 'Report', exact: true });
  await expect(report).toContainText('Dear Ana,');
  await expect(report.locator('strong')).toContainText(/^When /);
  await expect(report).not.toContainText('**');
  await expect(page.getByText('No errors found')).toBeVisible();
  await report.getByText('Dear Ana,').click({ clickCount: 3 });
  await page.keyboard.type('Dear Hugo,');
  await expect(page.getByText('This report is for Ana.')).toBeVisible();
  await expect.poll(() => marked(page)).toEqual(['Hugo']);
  await accessible();
  await page.reload();
  await expect(report).toContainText('Dear Hugo,');
  // A text that someone has worked on is not written over unasked.
  await page.getByRole('button', { name: 'Change the prompt' }).click();
  await page.getByRole('button', { name: 'Write the draft' }).click();
  const asked = page.getByRole('dialog', { name: 'Replace the edited text?' });
  await asked.getByRole('button', { name: 'Not yet' }).click();
  await prompt.fill('Write for Ana in German.');
  await page.getByRole('button', { name: 'Write the draft' }).click();
  await expect(asked).toContainText('“Write for Ana in German.” It writes only in English.');
  await asked.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Back to the text' }).click();
  // What is left open is named where it is sent, too.
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Hugo' })).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await report.getByText('Dear Hugo,').click({ clickCount: 3 });
  await page.keyboard.type('Dear Ana,');
  await expect(page.getByText('This report is for Ana.')).toHaveCount(0);
  await expect.poll(() => marked(page)).toEqual([]);
  // In reach without a way down the page.
  await report.getByText('Dear Ana,').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Send the report' })).toBeInViewport();
  await page.getByRole('button', { name: 'Send the report' }).click();
  const sending = page.getByRole('dialog');
  await expect(sending.getByLabel('Text of the e-mail')).toContainText('Dear Ana,');
  await expect(sending.getByText('Nothing has been changed since the draft was written.')).toBeVisible();
  await accessible();
  await sending.getByRole('button', { name: 'I’ve reviewed it: send it' }).click();
  await expect(page.getByText(`Sent to ${person.email}`)).toBeVisible();
  await expect
    .poll(() => mailsWith('application/pdf').filter((mail) => mail.includes(person.email)).length)
    .toBe(1);
  await page.getByRole('link', { name: 'All drafts and reports' }).click();
  await expect(page.getByRole('row', { name: /Ana/ }).getByText('sent', { exact: true })).toBeVisible();
});

test('a draft opens at its top, is discarded when asked, and the page goes back to the list', async ({
  page,
  context,
  request,
}) => {
  await draftForAna(context, request);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/dashboard/reports/create');
  await page.getByRole('link', { name: 'Ana' }).click({ timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Report', exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard the draft for Ana?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The draft has been discarded.')).toBeVisible();
  await expect(page.getByText('No reports yet.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/reports\/create$/);
  await expect(page.getByRole('heading', { level: 1, name: 'New Report' })).toBeFocused();
});

test('an address that was wrong is put right in the same dialog, and is not lost on the way', async ({
  page,
  context,
  request,
}) => {
  const { id } = await draftForAna(context, request);
  await page.goto(`/dashboard/reports/create?report=${id}`);
  await page.getByRole('button', { name: 'Send the report' }).click({ timeout: 20_000 });
  const dialog = page.getByRole('dialog', { name: 'Send the report for Ana?' });
  const address = dialog.getByLabel('The person’s e-mail address');
  const send = dialog.getByRole('button', { name: 'I’ve reviewed it: send it' });
  await send.click();
  await expect(dialog.getByText('Please enter an e-mail address.')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('typo@nowhere');
  await send.click();
  await expect(dialog.getByText('Please enter a valid e-mail address.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(address).toHaveValue('typo@nowhere');
  // The text can be changed after a try, too: the page knows of the review that the try has kept.
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('textbox', { name: 'Report', exact: true }).press('End');
  await page.keyboard.type('!');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await send.click();
  await expect(dialog.getByText('Please enter an e-mail address.')).toBeVisible();
  await address.fill('ana@example.com');
  await send.click();
  await expect(page.getByText('Sent to ana@example.com')).toBeVisible();
});

test('by hand all three measures are needed, and the template can be changed and set back', {
  tag: '@walk',
}, async ({ page, context, accessible }) => {
  await owner(context);
  await page.goto('/dashboard/reports/create');
  await page.getByRole('button', { name: 'Make the prompt' }).click();
  await expect(page.getByText('Please choose a behaviour.')).toHaveCount(3);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Change the template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Template', { exact: true }).fill('Write for {name}.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is no placeholder {name}.')).toBeVisible();
  await accessible();
  await dialog
    .getByLabel('Template', { exact: true })
    .fill('For {first_name}: {overactivated_capacity}, {development_area_1}, {development_area_2}.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Prompts are made from your own template.')).toBeVisible();
  await page.getByLabel('First name').fill('Rosa');
  for (const [label, name] of [
    ['Overactivated measure', 'Planning'],
    ['Development area 1', 'Patience'],
    ['Development area 2', 'Delegation'],
  ] as const) {
    await page.getByLabel(label).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await page.getByRole('button', { name: 'Make the prompt' }).click();
  const prompt = page.getByLabel('Prompt', { exact: true });
  await expect(prompt).toHaveValue('For Rosa: Planning, Patience, Delegation.');
  // At that of the step, or of the screen where a dialog has just given the focus back to what went.
  await expect(page.locator('h1:focus, h2:focus')).toHaveCount(1);

  // What arrived and whose answer was lost is no other tab's change, even when typing has gone on.
  let lost = 0;
  await page.route(/\/api\/survey\/reports\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() === 'GET' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await prompt.fill('For Rosa: one and two.');
    await route.abort();
  });
  await prompt.fill('For Rosa: one.');
  await expect.poll(() => lost).toBe(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(prompt).toHaveValue('For Rosa: one and two.');
});

const participant = (response_id: string, first_name: string, changes: object = {}) => ({
  ...{
    response_id,
    first_name,
    last_name: 'Berg',
    job_position: 'Clerk',
    department: 'Depot',
    kind: 'employee',
  },
  ...{ submitted_at: '2026-03-02T09:00:00.000Z', round: 1, superseded_by: null },
  ...changes,
});
const ana = participant('00000000-0000-4000-8000-00000000000a', 'Ana');
const bo = participant('00000000-0000-4000-8000-00000000000b', 'Bo');
const resultsOf = (person: ReturnType<typeof participant>, name: string) => ({
  participant: person,
  overactivated: null,
  development_areas: [
    {
      key: name.toLowerCase(),
      name,
      direction: 'improve',
      score: 60,
      low: 40,
      high: 80,
      probability: 0.9,
      beyond: 0.9,
    },
  ],
  quality: { verdict: 'consistent', reasons: [] },
});
const list = '**/api/survey/reports/participants';

/** Answers that wait until they are let go. */
function held() {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo };
}

async function choose(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Person' });
  await field.fill(name);
  await field.press('Enter');
}

test('of two participants chosen in a row the second counts, even if the first’s results come later @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  const late = held();
  await page.route(list, (route) => route.fulfill({ json: { participants: [ana, bo] } }));
  await page.route(`${list}/${bo.response_id}`, (route) =>
    route.fulfill({ json: resultsOf(bo, 'Delegation') }),
  );
  await page.route(`${list}/${ana.response_id}`, async (route) => {
    await late.until;
    await route.fulfill({ json: resultsOf(ana, 'Patience') });
  });

  await page.goto('/dashboard/reports/create');
  for (const name of ['Ana', 'Bo']) await choose(page, name);
  await expect(page.getByText('Delegation: 60')).toBeVisible();
  const arrived = page.waitForResponse(`${list}/${ana.response_id}`);
  late.letGo();
  await (await arrived).finished();
  await expect(page.getByText('Patience: 60')).toHaveCount(0, { timeout: 500 });
  await page.waitForTimeout(200);
  await expect(page.getByText('Delegation: 60')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Bo');
});

test('no prompt is made while the results are on their way, and what an empty try missed is forgotten', async ({
  page,
  context,
}) => {
  await owner(context);
  const late = held();
  let prepared = 0;
  await page.route(list, (route) => route.fulfill({ json: { participants: [ana, bo] } }));
  await page.route(`${list}/${ana.response_id}`, async (route) => {
    await late.until;
    await route.fulfill({ json: resultsOf(ana, 'Patience') });
  });
  await page.route('**/api/survey/reports', (route) => {
    if (route.request().method() === 'POST') prepared += 1;
    return route.fallback();
  });
  await page.goto('/dashboard/reports/create');
  const make = page.getByRole('button', { name: 'Make the prompt' });
  await make.click();
  await expect(page.getByText('Please choose a behaviour.')).toHaveCount(3);
  await expect(page.getByText('Please enter a first name.')).toBeVisible();

  await choose(page, 'Ana');
  await expect(page.getByText('Please choose a behaviour.')).toHaveCount(0);
  await expect(page.getByText('Please enter a first name.')).toHaveCount(0);
  await expect(page.getByText('Reading the results')).toBeVisible();
  await expect(make).toBeDisabled();
  await page.getByLabel('First name').press('Enter');
  // Changed by hand meanwhile, it is not written over.
  await page.getByLabel('Development area 2').fill('Delegation');
  await page.getByRole('option', { name: 'Delegation' }).click();
  late.letGo();
  await expect(page.getByLabel('Development area 1')).toHaveValue('Patience');
  await expect(page.getByLabel('Development area 2')).toHaveValue('Delegation');
  await expect(make).toBeEnabled();
  expect(prepared).toBe(0);
});

test('results that do not come are asked for again, and without them all measures are needed @walk', async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  let isDown = true;
  await page.route(list, (route) => route.fulfill({ json: { participants: [ana] } }));
  await page.route(`${list}/${ana.response_id}`, (route) =>
    isDown ? route.abort() : route.fulfill({ json: resultsOf(ana, 'Patience') }),
  );
  await page.goto('/dashboard/reports/create');
  await choose(page, 'Ana');
  await expect(page.getByText('Try again, or choose all three measures yourself.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the prompt' }).click();
  await expect(page.getByText('Please choose a behaviour.')).toHaveCount(3);
  await accessible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Patience: 60')).toBeVisible();
  await expect(page.getByText('Please choose a behaviour.')).toHaveCount(0);
});

test('a participant’s measures go with them when nobody is chosen any more', async ({ page, context }) => {
  await owner(context);
  await page.route(list, (route) => route.fulfill({ json: { participants: [ana] } }));
  await page.route(`${list}/${ana.response_id}`, (route) =>
    route.fulfill({ json: resultsOf(ana, 'Patience') }),
  );
  await page.goto('/dashboard/reports/create');
  await choose(page, 'Ana');
  await expect(page.getByLabel('Development area 1')).toHaveValue('Patience');
  // A name that nobody has is said so, after the way on as well.
  const nobody = page.getByText('Nobody by that name has submitted answers that you are allowed to see.');
  await page.getByRole('combobox', { name: 'Person' }).fill('Zed');
  await expect(nobody).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Zed');
  await page.getByRole('combobox', { name: 'Person' }).press('Tab');
  await expect(nobody).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).fill('');
  await page.getByRole('combobox', { name: 'Person' }).press('Tab');
  await expect(page.getByLabel('Development area 1')).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('answers that a later round took the place of say so, and lead to the later ones @walk', async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  const later = { response_id: bo.response_id, round: 2, submitted_at: '2026-09-02T09:00:00.000Z' };
  const people = [
    participant(bo.response_id, 'Ana', { round: 2, submitted_at: later.submitted_at }),
    participant(ana.response_id, 'Ana', { superseded_by: later }),
  ] as const;
  await page.route(list, (route) => route.fulfill({ json: { participants: people } }));
  for (const [person, area] of [
    [people[0], 'Delegation'],
    [people[1], 'Patience'],
  ] as const) {
    await page.route(`${list}/${person.response_id}`, (route) =>
      route.fulfill({ json: resultsOf(person, area) }),
    );
  }
  await page.goto('/dashboard/reports/create');
  await page.getByRole('combobox', { name: 'Person' }).fill('Ana');
  await expect(page.getByRole('option')).toHaveText([
    /round 2, submitted/,
    /round 1, submitted .*, replaced by round 2$/,
  ]);
  await page.getByRole('option', { name: /replaced by round 2/ }).click();
  await expect(page.getByText('These are Ana’s answers from round 1.')).toBeVisible();
  await expect(page.getByText('Ana answered again in round 2')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Use the later answers' }).click();
  await expect(page.getByText('Delegation: 60')).toBeVisible();
  await expect(page.getByText('Ana answered again')).toHaveCount(0);
});

test('a draft says what was compared with the results and what the reviewer has to read', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  test.setTimeout(90_000);
  const account = await owner(context);
  const person = await invite(request, account);
  await submitAsSomeone(request, (await linkTo(person.email, `/survey/responses/${person.id}`)).href);
  const chosen = { response_id: person.id, first_name: 'Ana', area_1: 'delegation' };
  const { report } = await api(request, account.token, 'POST', '/survey/reports', chosen);
  await api(request, account.token, 'POST', '/survey/reports/generate', {
    report_id: report.id,
    prompt: report.prompt,
  });
  await page.goto(`/dashboard/reports/create?report=${report.id}`);
  const text = page.getByRole('textbox', { name: 'Report', exact: true });
  await text.press('ControlOrMeta+a');
  await page.keyboard.type('Dear Ana,\nPaint the fence on Friday.');
  await expect(page.getByText('Please read this sentence yourself: it couldn’t be checked')).toBeVisible();
  await expect(page.getByText('No errors found')).toHaveCount(0);
  await expect(page.getByText('One sentence couldn’t be checked, so please read it yourself.')).toBeVisible();
  await expect(page.getByText('Delegation couldn’t be checked')).toHaveCount(0);
  await accessible();
  await page.getByRole('button', { name: 'Paint the fence on Friday.' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Paint the fence on Friday');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('dialog').getByText('Not all of it could be checked')).toBeVisible();
});

/** What is drawn as something to look at, beside the text that it belongs to. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('to-check') ?? [])].map((range) => range.toString()));

test('the text is edited as it will look, by mouse and keyboard, and kept as Markdown', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  const { id, account } = await draftForAna(context, request);
  const stored = async () =>
    (await api(request, account.token, 'GET', `/survey/reports/${id}`)).report.draft_report;
  await page.goto(`/dashboard/reports/create?report=${id}`);
  const text = page.getByRole('textbox', { name: 'Report', exact: true });
  await expect(text).toContainText('Dear Ana,');
  await text.press('ControlOrMeta+a');
  await page.keyboard.type('Dear Ana,\nTwo things # 1\nWhat to do\nask\nlisten\n\nBye');
  const line = (words: string) => text.getByText(words, { exact: true });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await line('What to do').click({ clickCount: 3 });
  await tool('Heading').click();
  await expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');
  for (const word of ['ask', 'listen']) {
    await line(word).click();
    await tool('List').click();
  }
  await line('Bye').dblclick({ position: { x: 8, y: 12 } });
  await page.keyboard.press('ControlOrMeta+b');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const written = 'Dear Ana,\n\nTwo things # 1\n\n## What to do\n\n- ask\n- listen\n\n**Bye**';
  await expect.poll(stored).toBe(written);
  await accessible();

  // What is pasted is its words, and what is undone is as it was.
  await line('Bye').click();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<h1 style="color:red">Loud</h1><img src=x>');
    data.setData('text/plain', ' and\nloud');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text).toContainText('Bye and');
  await expect(text.locator('img, h1')).toHaveCount(0);
  while ((await text.textContent())?.includes('and')) await tool('Undo').click();
  await expect.poll(stored).toBe(written);
  await page.reload();
  await expect(text.locator('li')).toHaveText(['ask', 'listen']);
  await expect(text.locator('h4')).toHaveText('What to do');
});

/** An owner signs in and has a report written by hand. */
async function draftForAna(context: BrowserContext, request: APIRequestContext) {
  const account = await owner(context);
  const chosen = { first_name: 'Ana', overactivated: 'planning', area_1: 'patience', area_2: 'delegation' };
  const { report } = await api(request, account.token, 'POST', '/survey/reports', chosen);
  const { id, prompt } = report;
  await api(request, account.token, 'POST', '/survey/reports/generate', { report_id: id, prompt });
  return { id, account };
}
