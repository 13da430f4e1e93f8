import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultPlan, downloads, leadSources, nextSession, pipDownload } from '@fourfold/contract/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchers } from '../../features.ts';
import { createRateLimiter } from '../../kernel/http/rate-limiter.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { webinarsCommand } from '../webinars/webinars.admin.ts';
import { forgetOldLeads } from './forget-lead.ts';
import { leadMailing } from './lead-parts.ts';
import { leadsCommand } from './leads.admin.ts';
import { receiveLead } from './leads.service.ts';
import { keepWebinarPromises } from './webinar-promises.ts';

let t: TestApp;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'leads-'));
  t = await createTestApp({
    CONTACT_EMAIL: 'operator@example.com',
    DATA_DIR: data,
    WEBINAR_JOIN_URL: 'https://meet.example.com/fourfold',
  });
});
afterAll(() => rmSync(data, { recursive: true }));

const post = (payload: object, remoteAddress = '10.0.0.1') =>
  t.app.inject({ method: 'POST', url: '/api/leads', payload, remoteAddress });
const leads = () => t.db.selectFrom('leads').selectAll().orderBy('created_at').execute();

describe('a lead', () => {
  it('is stored, and the operator is told who it was', async () => {
    const answer = await post({
      source: leadSources.contactForm,
      email: ' Ann@Example.com ',
      name: 'Ann',
      message: 'How long\ndoes it take?',
      timezone: 'Europe/Madrid',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { message: 'Thank you. We have your address.' },
    ]);
    expect(await leads()).toMatchObject([
      {
        email: 'ann@example.com',
        name: 'Ann',
        question: 'How long\ndoes it take?',
        timezone: 'Europe/Madrid',
      },
    ]);
    const [letter] = await t.deliverMails();
    expect(letter).toMatchObject({
      to: 'operator@example.com',
      replyTo: 'ann@example.com',
      subject: 'Message from Ann',
    });
    expect(letter?.text).toContain('> How long\n> does it take?');
  });

  it('is the same lead when the same person sends the same form again', async () => {
    const source = leadSources.pipGuide;
    await post({ source, email: 'ben@example.com' });
    t.pass(60);
    const second = await post({ download: pipDownload, role: 'Manager', email: 'BEN@example.com' });
    expect(second.statusCode).toBe(201);
    const mine = (await leads()).filter((lead) => lead.email === 'ben@example.com');
    expect(mine).toMatchObject([{ source, role: 'Manager' }]);
    const third = await post({ download: pipDownload, role: 'Manager', email: 'ben@example.com' });
    expect(third.statusCode).toBe(201);
    const letters = await t.deliverMails();
    const told = letters.filter((letter) => letter.replyTo === 'ben@example.com');
    expect(told.map(({ subject }) => subject)).toEqual([
      'New lead: ben@example.com',
      'More about ben@example.com',
    ]);
    expect(told[1]?.text).toContain('Manager');
  });

  it.each([
    [
      { source: leadSources.fourLevelsGuide, email: 'c@example.com' },
      { role: 'Please complete the form.', headcount: 'Please complete the form.' },
    ],
    [{ source: leadSources.miniCourse, email: '' }, { email: 'Please complete the form.' }],
    [{ source: leadSources.pipGuide, email: '' }, { email: 'Please enter your e-mail address.' }],
    [
      { source: leadSources.contactForm, name: ' ', email: '', message: '' },
      {
        name: 'Please enter your name.',
        email: 'Please enter your e-mail address.',
        message: 'Please write a message.',
      },
    ],
    [{ source: leadSources.miniCourse, email: 'nobody' }, { email: 'Please enter a valid e-mail address.' }],
    [{ download: pipDownload, email: 'c@example.com' }, { role: 'Please select an option.' }],
    [{ source: 'elsewhere', email: 'c@example.com' }, { source: 'There is no such form here.' }],
    [
      { source: leadSources.miniCourse, email: 'c@example.com', website: 'http://spam' },
      { website: 'An unexpected error occurred.' },
    ],
  ])('is refused with a message by field: %j', async (payload, expected) => {
    const answer = await post(payload, '10.0.0.2');
    expect(answer.statusCode).toBe(422);
    const { errors, message } = answer.json();
    expect(errors).toEqual(
      Object.fromEntries(Object.entries(expected).map(([field, text]) => [field, [text]])),
    );
    expect(message).toBe(Object.values(expected)[0]);
  });

  it('reads an unknown time zone as UTC', async () => {
    await post({ source: leadSources.miniCourse, email: 'd@example.com', timezone: 'Moon/Crater' });
    const mine = (await leads()).find((lead) => lead.email === 'd@example.com');
    expect(mine?.timezone).toBe('UTC');
  });

  it('leaves no mail behind when storing it fails', async () => {
    const before = await t.db
      .selectFrom('mails')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow();
    await sql`alter table leads add constraint broken check (email <> 'e@example.com')`.execute(t.db);
    const answer = await post({ source: leadSources.miniCourse, email: 'e@example.com' });
    expect([answer.statusCode, answer.json().message]).toEqual([500, 'An unexpected error occurred.']);
    expect(t.logged()).not.toContain('e@example.com');
    const after = await t.db
      .selectFrom('mails')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });

  it('is not taken without end from one address', async () => {
    const send = () => post({ source: leadSources.miniCourse, email: 'f@example.com' }, '10.0.0.9');
    const answers = [];
    for (let i = 0; i < 21; i += 1) answers.push(await send());
    expect(answers.map((answer) => answer.statusCode)).toEqual([...Array(20).fill(201), 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('600');
    t.pass(601);
    expect((await send()).statusCode).toBe(201);
  });
});

describe('what a form promises', () => {
  const linkIn = (text: string) => /\/downloads\/\S+/.exec(text)?.[0] ?? '';
  const get = (url: string) => t.app.inject({ method: 'GET', url });

  it('is sent to the visitor, and the answer holds the same kind of link', async () => {
    const answer = await post({
      source: leadSources.fourLevelsGuide,
      email: 'guide@example.com',
      role: 'HR',
      headcount: '100 to 1000',
    });
    const { file, title } = downloads[leadSources.fourLevelsGuide];
    expect(answer.json().download_url).toContain(`/downloads/${file}?e=`);
    const letters = await t.deliverMails();
    const mine = letters.find((letter) => letter.to === 'guide@example.com');
    expect(mine).toMatchObject({ subject: title, replyTo: 'operator@example.com' });
    expect(linkIn(mine?.text ?? '')).toContain(`/downloads/${file}?e=`);
  });

  it('comes after the second step of the improvement plan, by mail as well', async () => {
    const email = 'plan@example.com';
    const mine = async () => (await t.deliverMails()).filter((letter) => letter.to === email);
    const first = await post({ source: leadSources.pipGuide, email });
    expect(first.json().download_url).toBeUndefined();
    expect(await mine()).toEqual([]);
    const second = await post({ download: pipDownload, role: 'HR', email });
    expect(second.json().download_url).toContain('/downloads/pip-guide-and-template-v1.docx?e=');
    expect(await mine()).toHaveLength(1);
  });

  it('is sent again to anyone who asks again later, but not without end', async () => {
    const ask = () => post({ source: leadSources.miniCourse, email: 'again@example.com' }, '10.0.0.8');
    const answers = [];
    for (let i = 0; i < 11; i += 1) {
      answers.push((await ask()).statusCode);
      t.pass(601);
    }
    expect(answers).toEqual([...Array(10).fill(201), 429]);
    const mine = (await t.deliverMails()).filter((letter) => letter.to === 'again@example.com');
    expect(mine).toHaveLength(10);
    expect(mine[0]?.text).toContain('/blogs/mini-course-how-to-measure-culture');
  });

  it('is served from a genuine link, for two weeks', async () => {
    const source = leadSources.sampleReport;
    const { file } = downloads[source];
    const answer = await post({ source, email: 'report@example.com', role: 'Manager' }, '10.0.0.7');
    const link = answer.json().download_url;
    expect((await get(link)).statusCode).toBe(404);
    mkdirSync(path.join(data, 'downloads'), { recursive: true });
    writeFileSync(path.join(data, 'downloads', file), '%PDF-1.7');
    const served = await get(link);
    expect([served.statusCode, served.body]).toEqual([200, '%PDF-1.7']);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file}"`,
    });
    expect((await get(link.replace(file, downloads[leadSources.pipGuide].file))).statusCode).toBe(403);
    expect((await get(`/downloads/${file}`)).statusCode).toBe(403);
    expect((await get('/downloads/..%2fapp-key')).statusCode).toBe(404);
    t.pass(14 * 24 * 3600 + 1);
    const late = await get(link);
    expect([late.statusCode, late.body]).toEqual([410, expect.stringContaining('This link has expired')]);
  });

  it('comes with a way to have the address deleted, which a mail scanner does not use by opening it', async () => {
    const email = 'forget+me@example.com';
    await post({ source: leadSources.miniCourse, email }, '10.0.0.6');
    const letter = (await t.deliverMails()).find(({ to }) => to === email);
    const url = (letter?.unsubscribeUrl ?? '').replace(t.config.APP_URL, '');
    const page = await get(url);
    expect(page.body).toContain(`Delete ${email}`);
    expect((await leads()).some((lead) => lead.email === email)).toBe(true);
    const stranger = url.replace('forget%2Bme', 'gus');
    expect((await t.app.inject({ method: 'POST', url: stranger })).statusCode).toBe(403);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await t.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(done.statusCode).toBe(200);
    expect((await leads()).some((lead) => lead.email === email)).toBe(false);
  });
});

describe('a webinar', () => {
  const source = leadSources.webinarHiring;
  const letterTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email).at(-1);
  const admin = (...args: string[]) =>
    webinarsCommand.run({ db: t.db, config: t.config, now: t.now(), watchers }, args);

  it('sends the next session as a calendar invitation, in the visitor’s own time', async () => {
    const email = 'ann@webinar.example';
    await post({ source, email, question: 'Is it live?', timezone: 'Europe/Madrid' }, '10.1.0.1');
    const letter = await letterTo(email);
    // The second Thursday of the month that the tests live in by now, at 16:00 UTC.
    const session = nextSession(defaultPlan('culture-fit-hiring'), t.now());
    expect(letter?.calendar?.content).toContain('METHOD:REQUEST');
    expect(letter?.calendar?.content).toContain(`${session?.toISOString().slice(0, 10)}@localhost`);
    expect(letter?.text).toMatch(/: Thursday, .* at 1[78]:00 CES?T/);
    expect(letter?.text).toContain('https://meet.example.com/fourfold');
    const mine = (await leads()).find((lead) => lead.email === email);
    expect(mine?.session_at).toEqual(session);
  });

  it('without a date keeps a list, and invites those on it once there is one', async () => {
    const email = 'ben@webinar.example';
    expect(await admin('culture-fit-hiring', '--end')).toContain('culture-fit-hiring: no session\n');
    await post({ source, email }, '10.1.0.2');
    expect((await letterTo(email))?.text).toContain('You’re on the list');
    const mailing = leadMailing(t.config, { db: t.db, outbox: t.outbox, clock: t.now, signer: t.signer });
    await keepWebinarPromises(mailing);
    expect((await letterTo(email))?.calendar).toBeUndefined();
    expect(await admin('culture-fit-hiring', '--date', '2031-05-06T09:30Z')).toContain(
      '2031-05-06T09:30:00.000Z',
    );
    // As nodes do that start at the same moment, and again ten minutes later.
    await Promise.all([mailing, mailing, mailing].map(keepWebinarPromises));
    await keepWebinarPromises(mailing);
    expect((await letterTo(email))?.calendar?.content).toContain('DTSTART:20310506T093000Z');
    expect((await t.deliverMails()).filter(({ to }) => to === email)).toHaveLength(2);
    const refused: [string[], string][] = [
      [['culture-fit-hiring', '--end', '--monthly'], 'Say only one of --date, --end and --monthly.'],
      [['culture-fit-hiring', '--date', '2021-05-06T09:30Z'], '2021-05-06T09:30Z has passed.'],
      [['culture-fit-hiring', 'now', '--end'], '“now” was not expected.'],
      [['--end'], 'Name the webinar'],
    ];
    for (const [args, why] of refused) await expect(admin(...args)).rejects.toThrow(why);
    expect(await admin('culture-fit-hiring', '--monthly')).not.toContain('2031');
    await expect(admin('no-such-thing')).rejects.toThrow('There is no webinar no-such-thing');
    await expect(admin('culture-fit-hiring', '--date', '2031-05-06')).rejects.toThrow('is not a moment');
  });
});

describe('anyone who was invited to a webinar', () => {
  const source = leadSources.webinarFourLevels;
  const lettersTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email);
  const admin = (...args: string[]) =>
    webinarsCommand.run({ db: t.db, config: t.config, now: t.now(), watchers }, [
      'four-levels-of-culture',
      ...args,
    ]);
  const mailing = (joinUrl: string | null) => ({
    ...leadMailing(t.config, { db: t.db, outbox: t.outbox, clock: t.now, signer: t.signer }),
    joinUrl,
  });

  it('gets the link once it is known, and again when it is another one', async () => {
    const email = 'link@webinar.example';
    await receiveLead(
      { ...mailing(null), limiter: createRateLimiter(t.db, t.now) },
      { source, email, timezone: 'UTC' },
    );
    expect((await lettersTo(email)).at(-1)?.text).toContain('We’ll e-mail you the joining link beforehand.');
    await keepWebinarPromises(mailing(null));
    expect(await lettersTo(email)).toHaveLength(1);
    for (const joinUrl of ['https://meet.example.com/one', 'https://meet.example.com/two']) {
      await keepWebinarPromises(mailing(joinUrl));
      await keepWebinarPromises(mailing(joinUrl));
      const last = (await lettersTo(email)).at(-1);
      expect(last?.text).toContain(joinUrl);
      expect(last?.calendar?.content).toContain('SEQUENCE:1');
    }
    expect(await lettersTo(email)).toHaveLength(3);
  });

  it('is told when the session is called off, and invited to the next one', async () => {
    const email = 'moved@webinar.example';
    await receiveLead(
      { ...mailing(null), limiter: createRateLimiter(t.db, t.now) },
      { source, email, timezone: 'Europe/Madrid' },
    );
    await admin('--date', '2031-07-08T10:00Z');
    await keepWebinarPromises(mailing(null));
    await keepWebinarPromises(mailing(null));
    const letters = await lettersTo(email);
    expect(letters.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST']);
    expect(letters[1]?.subject).toMatch(/^Cancelled: webinar The four levels of culture/);
    expect(letters[1]?.calendar?.content).toContain('STATUS:CANCELLED');
    expect(letters[2]?.calendar?.content).toContain('DTSTART:20310708T100000Z');
    await admin('--end');
    await Promise.all([mailing(null), mailing(null)].map(keepWebinarPromises));
    expect((await lettersTo(email)).at(-1)?.subject).toMatch(/^Cancelled/);
    expect(await lettersTo(email)).toHaveLength(4);
    await admin('--monthly');
  });

  it('is not put back on the list, nor mailed, when the address was deleted meanwhile', async () => {
    await admin('--end');
    const [first, second] = ['first@webinar.example', 'second@webinar.example'];
    const limiter = createRateLimiter(t.db, t.now);
    for (const email of [first, second]) {
      await receiveLead({ ...mailing(null), limiter }, { source, email, timezone: 'UTC' });
      t.pass(1);
    }
    await admin('--date', '2031-09-09T10:00Z');
    const outbox: typeof t.outbox = {
      post: async (tx, mail) => {
        if (mail.to === first) await t.db.deleteFrom('leads').where('email', '=', second).execute();
        return await t.outbox.post(tx, mail);
      },
    };
    await keepWebinarPromises({ ...mailing(null), outbox });
    expect((await lettersTo(first)).at(-1)?.calendar?.method).toBe('REQUEST');
    expect((await lettersTo(second)).at(-1)?.calendar).toBeUndefined();
    expect((await leads()).some(({ email }) => email === second)).toBe(false);
    await admin('--monthly');
  });
});

describe('the operator’s list', () => {
  it('holds every lead, or those since a day or of one form', async () => {
    const run = (...args: string[]) =>
      leadsCommand.run({ db: t.db, config: t.config, now: t.now(), watchers }, args);
    const all = (await run()).split('\r\n');
    expect(all[0]).toBe(
      '\uFEFFsource,email,name,role,headcount,question,timezone,session_at,created_at,updated_at',
    );
    expect(all.filter((line) => line.includes('ben@example.com'))).toEqual([
      'pdf-pip-guide-and-template-v1,ben@example.com,,Manager,,,UTC,,2026-03-02T09:00:00.000Z,2026-03-02T09:01:00.000Z',
    ]);
    expect(await run('--source', leadSources.contactForm)).not.toContain('ben@example.com');
    expect((await run('--since', '2027-01-01')).trimEnd().split('\r\n')).toHaveLength(1);
    await expect(run('--since', 'yesterday')).rejects.toThrow('yesterday is not a day such as 2026-01-31.');
    await expect(run('--since', '2026-02-31')).rejects.toThrow('2026-02-31 is not a day');
  });
});

it('is forgotten two years after the last form', async () => {
  await post({ source: leadSources.miniCourse, email: 'old@example.com' }, '10.2.0.1');
  const has = async () => (await leads()).some((lead) => lead.email === 'old@example.com');
  const later = (days: number) => new Date(t.now().getTime() + days * 24 * 3600 * 1000);
  await forgetOldLeads(t.db, t.config, later(725));
  expect(await has()).toBe(true);
  await forgetOldLeads(t.db, t.config, later(735));
  expect(await has()).toBe(false);
});

describe('a form without JavaScript', () => {
  const form = (payload: string) =>
    t.app.inject({
      method: 'POST',
      url: '/',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: '10.0.0.3',
    });

  it('leads to a page that says the message arrived', async () => {
    const answer = await form('name=Gus&email=gus%40example.com&message=Hello');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact/received']);
    expect((await leads()).some((lead) => lead.email === 'gus@example.com')).toBe(true);
  });

  it('says what is missing', async () => {
    const answer = await form('name=&email=gus%40example.com&message=Hello');
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Please enter your name.');
    const plan = await form(`source=${leadSources.pipGuide}&email=gus`);
    expect([plan.statusCode, plan.body]).toEqual([
      422,
      expect.stringContaining('Please enter a valid e-mail'),
    ]);
  });

  it('sends the improvement plan by mail, since its second step needs scripts', async () => {
    const answer = await form(`source=${leadSources.pipGuide}&email=nora%40example.com&website=`);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('on their way')]);
    const mine = (await t.deliverMails()).filter((letter) => letter.to === 'nora@example.com');
    expect(mine.map(({ text }) => text)).toEqual([expect.stringContaining('/downloads/pip-guide')]);
  });
});
