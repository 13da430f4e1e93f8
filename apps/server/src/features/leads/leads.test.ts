import { leadSources, pipDownload } from '@fourfold/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ CONTACT_EMAIL: 'operator@example.com' });
});

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
    const letters = await t.deliverMails();
    expect(letters.filter((letter) => letter.replyTo === 'ben@example.com')).toHaveLength(1);
  });

  it.each([
    [
      { source: leadSources.fourLevelsGuide, email: 'c@example.com' },
      { role: 'Please complete the form.', headcount: 'Please complete the form.' },
    ],
    [{ source: leadSources.miniCourse, email: '' }, { email: 'Please complete the form.' }],
    [{ source: leadSources.miniCourse, email: 'nobody' }, { email: 'Please enter a valid e-mail address.' }],
    [{ download: pipDownload, email: 'c@example.com' }, { role: 'Please select an option.' }],
    [{ source: 'elsewhere', email: 'c@example.com' }, { source: 'This form is not known here.' }],
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

describe('the contact form without JavaScript', () => {
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
    expect(answer.body).toContain('Please complete the form.');
  });
});
