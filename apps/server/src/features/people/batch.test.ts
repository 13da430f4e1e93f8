import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { longestTurn } from '../../testing/longest-turn.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '6000' });
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
});

const header = 'First name;Surname;E-mail;Position;Team;Company';
const line = (name: string, more: Partial<Record<'email' | 'team' | 'company', string>> = {}) =>
  [
    name,
    'Last',
    more.email ?? `${name}@batch.example.com`,
    'Buyer',
    more.team ?? 'Sales',
    more.company ?? 'Acme',
  ].join(';');
const preview = async (text: string, more: object = {}, by = owner) =>
  (await by.call('POST', '/survey/responses/batch/preview', { text, ...more })).body;
const look = (text: string) => owner.call('POST', '/survey/responses/batch/preview', { text });
const confirm = (text: string, more: object = {}, by = owner) =>
  by.call('POST', '/survey/responses/batch', { text, ...more });
const total = async () => (await owner.call('GET', '/survey/responses?per_page=1')).body.total;

describe('a batch', () => {
  it('is shown as it was understood, and sends nothing', async () => {
    const shown = await preview([header, line('ada'), line('bo', { company: '' })].join('\n'), {
      company: 'Acme Ltd',
    });
    expect(shown).toMatchObject({
      has_header: true,
      headers: ['First name', 'Surname', 'E-mail', 'Position', 'Team', 'Company'],
      columns: { first_name: 0, last_name: 1, email: 2, job_position: 3, department: 4, company: 5 },
      total: 2,
      good: 2,
      new_seats: 2,
      new_departments: ['Sales'],
      problem: null,
      bad_lines: [],
    });
    expect(shown.sample[1]).toMatchObject({ line: 3, values: { first_name: 'bo', company: 'Acme Ltd' } });
    expect(await total()).toBe(0);
    expect((await owner.call('GET', '/organisation/departments')).body.departments).toEqual([]);
  });

  it('can be mapped by hand and needs no header', async () => {
    const columns = { email: 0, last_name: 1, first_name: 2, job_position: 3, department: 3, company: 3 };
    const shown = await preview('ada@example.com,Last,Ada,X', { columns });
    expect(shown).toMatchObject({
      has_header: false,
      headers: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
    });
    expect(shown.sample[0].values).toMatchObject({ first_name: 'Ada', email: 'ada@example.com' });
  });

  it('takes a department for the same whatever capitals it is written with, those with a dot too', async () => {
    const text = [
      header,
      line('ada', { team: 'İzmir' }),
      line('bo', { team: 'izmir' }),
      line('cy', { team: 'İZMİR' }),
    ].join('\n');
    expect(await confirm(text)).toMatchObject({ status: 201 });
    const { departments } = (await owner.call('GET', '/organisation/departments')).body;
    expect(departments.map(({ name }: { name: string }) => name)).toEqual(['İzmir']);
    const { responses } = (await owner.call('GET', '/survey/responses?per_page=10')).body;
    expect(responses.map((row: { department: string }) => row.department)).toEqual([
      'İzmir',
      'İzmir',
      'İzmir',
    ]);
  });

  it('names each bad line with its reason, and then invites nobody', async () => {
    await confirm(line('known'));
    const text = [
      header,
      line('ada'),
      line('bo', { email: 'nobody' }),
      line('cy', { team: ' ' }),
      line('ada'),
      line('known'),
      line('www.evil.example', { email: 'di@batch.example.com' }),
    ].join('\n');
    const { bad_lines, good } = await preview(text);
    expect(good).toBe(1);
    expect(bad_lines.map((bad: { line: number; problems: object[] }) => [bad.line, bad.problems])).toEqual([
      [3, [{ field: 'email', message: 'Please enter a valid e-mail address.' }]],
      [4, [{ field: 'department', message: 'Please fill in this field.' }]],
      [5, [{ field: 'email', message: 'This address is already in line 2.' }]],
      [6, [{ field: 'email', message: expect.stringContaining('already been invited') }]],
      [7, [{ field: 'first_name', message: 'Please write a name, without a web or e-mail address.' }]],
    ]);
    const answer = await confirm(text);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      '5 lines have problems, so nobody was invited.',
    ]);
    expect(Object.keys(answer.body.errors)).toEqual(['line 3', 'line 4', 'line 5', 'line 6', 'line 7']);
    expect(await total()).toBe(1);
  });

  it('takes a line as it was mended, and checks it again beside the others', async () => {
    const text = [header, line('ada'), line('bo', { email: 'nobody' }), line('cy', { team: '' })].join('\n');
    const mended = [
      { line: 3, values: { email: 'ada@batch.example.com' } },
      { line: 4, values: { department: ' Payroll ' } },
    ];
    const shown = await preview(text, { mended });
    expect([shown.good, shown.bad_lines.map((bad: { problems: object[] }) => bad.problems)]).toEqual([
      2,
      [[{ field: 'email', message: 'This address is already in line 2.' }]],
    ]);
    mended[0] = { line: 3, values: { email: 'bo@batch.example.com' } };
    expect((await confirm(text, { mended })).body).toMatchObject({ invited: 3, left_out: 0 });
    const { responses } = (await owner.call('GET', '/survey/responses?q=cy')).body;
    expect(responses[0].department).toBe('Payroll');
  });

  it('answers every line with what was mended in it, for a file of those that have to wait', async () => {
    await confirm(line('known'));
    const text = [line('known'), line('ada'), line('bo', { email: 'nobody' })].join('\n');
    const mended = [{ line: 2, values: { first_name: 'Adele' } }];
    const asked = { mended, skip_invited: true };
    expect((await preview(text, asked)).lines).toEqual([]);
    const { lines } = await preview(text, { ...asked, all_lines: true });
    expect(lines).toMatchObject([
      { line: 2, values: { first_name: 'Adele', email: 'ada@batch.example.com' }, problems: [] },
      { line: 3, values: { email: 'nobody' }, problems: [{ field: 'email' }] },
    ]);
  });

  it('invites those of the good lines where the others may stay out, and says how many did', async () => {
    const text = [line('ada'), line('bo', { email: 'nobody' }), line('ada'), line('di')].join('\n');
    expect((await confirm(text, { skip_bad: true })).body).toMatchObject({ invited: 2, left_out: 2 });
    expect((await confirm(line('x', { email: 'nobody' }), { skip_bad: true })).body.message).toBe(
      'There is nobody to invite in these lines.',
    );
    expect(await total()).toBe(2);
  });

  it('leaves out who is invited already, when asked to', async () => {
    await confirm(line('known'));
    const text = [line('known'), line('new')].join('\n');
    expect(await preview(text, { skip_invited: true })).toMatchObject({ good: 1, skipped: 1, total: 2 });
    expect((await confirm(text, { skip_invited: true })).body).toEqual({
      message: 'One invitation is on the way.',
      invited: 1,
      unmailed: 0,
      left_out: 0,
    });
    expect((await confirm(text, { skip_invited: true })).status).toBe(422);
  });

  it('invites nobody when the seats do not suffice', async () => {
    const small = await createTestApp();
    const other = await makeOwner(small, 'Small');
    const text = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => line(name)).join('\n');
    const problem =
      'This needs 6 seats, and 5 of 5 are left. To invite more people, ask for more seats in Settings under Billing.';
    expect(await preview(text, {}, other)).toMatchObject({ problem, seats_left: 5, new_seats: 6 });
    const answer = await confirm(text, {}, other);
    expect([answer.status, answer.body.message]).toEqual([409, problem]);
    expect((await other.call('GET', '/survey/responses')).body.total).toBe(0);
    // The first five are taken on request; the sixth is no line with a problem.
    const first = await confirm(text, { only_first: 5 }, other);
    expect(first.body).toMatchObject({ invited: 5, left_out: 0 });
  });

  it('keeps a manager to the own departments', async () => {
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body;
    const manager = await makeMember(t, owner.organisationId, 'manager');
    await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [department.id] });
    const text = [line('ada'), line('bo', { team: 'Research' })].join('\n');
    const { bad_lines } = await preview(text, {}, manager);
    expect(bad_lines).toMatchObject([{ line: 2, problems: [{ field: 'department' }] }]);
    expect((await confirm(line('ada'), {}, manager)).status).toBe(201);
  });

  it('takes 5,000 lines at once, and not one more', async () => {
    const lines = Array.from({ length: 5001 }, (_, n) => line(`p${n}`, { team: `Team ${n % 40}` }));
    for (const refused of [await confirm(lines.join('\n')), await look([header, ...lines].join('\n'))]) {
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'We can invite at most 5,000 people at once, and there are more lines than that here. Please split them into several files.',
      ]);
    }
    const text = [header, ...lines.slice(1)].join('\n');
    expect(await preview(text)).toMatchObject({ total: 5000, good: 5000, bad: 0 });
    const began = performance.now();
    const answer = await confirm(text);
    expect([answer.status, answer.body.invited]).toEqual([201, 5000]);
    expect(performance.now() - began).toBeLessThan(10_000);
    const { body } = await owner.call('GET', '/survey/responses/summary');
    expect(body).toMatchObject({ total: 5000, by_status: { queued: 5000 }, seats: { used: 5000 } });
    expect(body.departments).toHaveLength(40);
  });

  it('keeps nobody else waiting, neither with 5,000 people nor with half a million lines', async () => {
    const people = Array.from({ length: 5000 }, (_, n) => line(`w${n}`, { team: `Team ${n % 40}` })).join(
      '\n',
    );
    const texts = [people, 'a,\n'.repeat(333_333), 'ä;'.repeat(5000).concat('\n').repeat(60)];
    await preview(people);
    for (const text of texts) expect(await longestTurn(() => look(text))).toBeLessThan(100);
    expect(await longestTurn(() => confirm(people))).toBeLessThan(100);
  });

  it('shows the first hundred bad lines and counts the others', async () => {
    await confirm(line('known'));
    const text = [
      ...Array.from({ length: 150 }, () => 'a,b,c,d,e,f'),
      line('known').replaceAll(';', ','),
    ].join('\n');
    const shown = await preview(text, { has_header: false });
    expect(shown).toMatchObject({ total: 151, bad: 151, invited_already: 1 });
    expect(shown.bad_lines).toHaveLength(100);
    expect((await confirm(text, { has_header: false })).body.message).toBe(
      '151 lines have problems, so nobody was invited.',
    );
  });

  it('shows the beginning of a cell that is far too long', async () => {
    const shown = await preview(`Ada;${'x'.repeat(100_000)};ada@batch.example.com;Buyer;Sales;Acme`);
    expect(shown.bad_lines[0].values.last_name).toBe(`${'x'.repeat(300)}…`);
    expect(shown.bad_lines[0].problems).toEqual([
      { field: 'last_name', message: 'Please keep this to 80 characters.' },
    ]);
  });

  it('is looked at a hundred times in ten minutes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= 100; n += 1) statuses.push((await look('a')).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429]);
  });

  it('takes back a file that we wrote, with the names as they were typed', async () => {
    const names = ['=1+1', 'a;=2+3;b', '＝1', "'=1", "'t Hooft", ' @x', '-'];
    for (const [n, first_name] of names.entries()) {
      const more = { last_name: 'Last', job_position: 'Buyer', department: 'Sales', company: 'Acme' };
      const email = `odd${n}@batch.example.com`;
      expect((await owner.call('POST', '/survey/responses', { first_name, email, ...more })).status).toBe(
        201,
      );
    }
    const { body: file } = await owner.call('GET', '/survey/responses/export?format=csv&sort=email');
    const shown = await preview(file);
    expect(
      shown.bad_lines.map(({ values }: { values: { first_name: string } }) => values.first_name),
    ).toEqual(names.map((name) => name.trim()));
  });
});
