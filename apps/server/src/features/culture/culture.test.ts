import type { CultureAnswer, CultureOpportunity, HeatmapAnswer } from '@fourfold/contract/schemas';
import { inLanguage } from '@fourfold/words/language';
import { pseudoLanguage } from '@fourfold/words/languages';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { type InvitedPerson, inviteSample, submitAll } from '../../testing/simulated-company.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let people: InvitedPerson[];

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '200' });
  owner = await makeOwner(t, 'Harbour');
  people = await inviteSample(t, owner);
  await submitAll(t, people);
}, 120_000);

const get = async (path: string) => (await owner.call('GET', path)).body;
const viewed = async () =>
  (await t.db.selectFrom('profile_views').select('response_id').execute()).map((view) => view.response_id);

/** What an answer says, without names that people gave. */
const words =
  /^(sentence|certainty|description|text|definition|looks_like|suggestion\w*|what|why|how_sure|from_whom|when_\w+|statements|measure)$/;
function saidIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([field, value]) => {
    const texts = [value].flat().filter((each) => typeof each === 'string');
    return words.test(field) && texts.length > 0 ? texts : saidIn(value);
  });
}

describe('culture, where the truth is known', () => {
  it('names what was planted, on the side on which it was planted, and nothing else as clear', async () => {
    const { opportunities, barriers, people: counted, state } = await get('/survey/culture');
    expect(state).toBe('figures');
    expect(counted).toBeGreaterThan(40);
    const planted = [
      'Reduce Active Listening',
      'Improve Delegation',
      'Reduce Conflict Resolution',
      'Improve Assertiveness',
      'Improve Motivating Others',
    ];
    const names = opportunities.listed.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(5);
    expect(names).toContain('Reduce Active Listening');
    expect(names.filter((name: string) => planted.includes(name)).length).toBeGreaterThanOrEqual(3);
    const clear = opportunities.listed.filter(({ label }: { label: string }) => label === 'clear');
    for (const { name } of clear) expect(planted).toContain(name);
    const weak = [
      'decision_clarity',
      'effort_noticed',
      'safe_to_speak',
      'simple_processes',
      'cross_team_help',
    ];
    const found = barriers.listed.map(({ key }: { key: string }) => key);
    expect(found).toHaveLength(5);
    expect(found.filter((key: string) => weak.includes(key)).length).toBeGreaterThanOrEqual(3);
  });

  it('shows five to those behind the gate and of a small department, too, each with its label', async () => {
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    const behind = (await viewer.call('GET', '/survey/culture')).body;
    const { departments } = (await get('/survey/culture/heatmap')) as HeatmapAnswer;
    const smallest = departments.toSorted((a, b) => a.people - b.people)[0];
    const small = await get(`/survey/culture?department=${smallest?.id}`);
    expect(small.people).toBeLessThan(10);
    for (const answer of [behind, small]) {
      for (const { listed, sentence } of [answer.opportunities, answer.barriers]) {
        expect(listed).toHaveLength(5);
        for (const { name, label } of listed) expect(sentence.includes(name)).toBe(label !== 'unclear');
      }
    }
    expect(small.opportunities.listed.map(({ label }: CultureOpportunity) => label)).toContain('unclear');
  });

  it('puts everyone beside the one department that the page is about', async () => {
    const everyone = (await get('/survey/culture/heatmap')) as HeatmapAnswer;
    const id = everyone.departments[0]?.id;
    const { whole, departments } = (await get(`/survey/culture/heatmap?department=${id}`)) as HeatmapAnswer;
    expect(whole).toEqual(everyone.whole);
    expect(departments).toEqual([everyone.departments[0]]);
  });

  it('says who answered, who is missing, and what the careless would change', async () => {
    const { participation, keys_version } = await get('/survey/culture');
    expect(participation).toMatchObject({ invited: people.length, answered: people.length, missing: 0 });
    expect(participation.left_out).toBeGreaterThan(0);
    const { people: left, put_back } = await get('/survey/culture/left-out');
    expect(left).toHaveLength(participation.left_out);
    expect(left[0].reasons.length).toBeGreaterThan(0);
    // Each of them can see that someone read what their answers say of them.
    expect((await viewed()).toSorted()).toEqual(left.map(({ id }: { id: string }) => id).toSorted());
    expect(put_back.people).toBe(participation.answered);
    expect(put_back.keys_version).toBe(keys_version);
    // The same five as on the page, each with its label.
    const { opportunities } = await get('/survey/culture');
    expect(put_back.opportunities_without).toEqual(
      opportunities.listed.map(({ name, label, probability }: CultureOpportunity) => ({
        name,
        label,
        probability,
      })),
    );
    expect(put_back.opportunities_with).toHaveLength(5);
    const together = await get('/survey/culture?include=left_out');
    expect(together.people).toBe(participation.answered);
  });

  it('gives the same figures to a filter that holds everyone as to none, and fewer people to one that does not', async () => {
    const all = await get('/survey/culture');
    const filtered = await get('/survey/culture?company=harbour&from=2020-01-01');
    expect(filtered.people).toBe(0);
    const acme = await get('/survey/culture?company=acme&from=2020-01-01');
    // Whom a filter leaves to answer is not known, so what would settle a place is said without it.
    const figuresOf = ({ opportunities }: CultureAnswer) =>
      opportunities?.listed.map((entry) => ({ ...entry, certainty: null, settles: null }));
    expect(figuresOf(acme)).toEqual(figuresOf(all));
    const some = await get(
      `/survey/culture?position=${encodeURIComponent(people[0]?.person.jobPosition ?? '')}`,
    );
    expect(some.people).toBeGreaterThan(0);
    expect(some.people).toBeLessThan(all.people);
  });

  it('opens the heatmap down to behaviours and people, and anyone who was opened can see it', async () => {
    const map = await get('/survey/culture/heatmap?open=adaptability');
    expect(map.columns).toHaveLength(14);
    const column = map.columns.find(({ key }: { key: string }) => key === 'adaptability');
    for (const { key } of column.measures)
      expect(map.whole.cells[key].low).toBeLessThan(map.whole.cells[key].high);
    const [department] = map.departments;
    expect(department).toMatchObject({ may_open: true });
    const page = await get(`/survey/culture/heatmap/people?department=${department.id}&per_page=3`);
    expect(page.people).toHaveLength(3);
    expect(page.keys_version).toBe(map.keys_version);
    expect(Object.keys(page.people[0].cells)).toHaveLength(14);
    expect(await viewed()).toEqual(expect.arrayContaining(page.people.map(({ id }: { id: string }) => id)));
  });

  it('says whom a finding concerns with the figures that stand behind its score, and when those of a viewer are of', async () => {
    const asked = '/survey/culture/concerned?measures=active_listening,safe_to_speak';
    const { measures } = await get(asked);
    for (const { key, departments } of measures) {
      const evidence = await get(`/survey/culture/scores/${key}`);
      const behind = evidence.departments.map(({ id, figure }: { id: string; figure: unknown }) => ({
        id,
        figure,
      }));
      expect(departments.map(({ id, figure }: { id: string; figure: unknown }) => ({ id, figure }))).toEqual(
        behind,
      );
      expect(evidence.departments[0]).toMatchObject({ may_open: true });
    }
    expect(measures.map(({ key }: { key: string }) => key)).toEqual(['active_listening', 'safe_to_speak']);
    expect((await owner.call('GET', '/survey/culture/concerned?measures=nothing')).status).toBe(404);

    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    const released = (await viewer.call('GET', asked)).body.measures[0].departments;
    for (const { people: count } of released) expect(count).toBeGreaterThanOrEqual(5);
    expect(released.length).toBeLessThan(measures[0].departments.length);
    const behind = (await viewer.call('GET', '/survey/culture')).body;
    expect(behind.as_of).toBe(t.now().toISOString().slice(0, 10));
    expect((await get('/survey/culture')).as_of).toBeNull();
    const [department] = released;
    const manager = await makeMember(t, owner.organisationId, 'manager');
    await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [department.id] });
    const opened = (await manager.call('GET', '/survey/culture/scores/active_listening')).body.departments;
    expect(opened.filter(({ may_open }: { may_open: boolean }) => may_open)).toMatchObject([
      { id: department.id },
    ]);
  });

  it('says everything in the language of the person who asks, also what was named in a thread', async () => {
    const { links } = await get('/survey/culture/dynamics?per_page=1');
    const { behaviour, perception } = links[0];
    const parts = [
      '',
      '/heatmap',
      '/dynamics',
      '/scores/delegation',
      '/scores/clarity?of=group',
      '/left-out',
    ];
    const link = `/dynamics/${behaviour.key}/${perception.key}`;
    const answers = await inLanguage(pseudoLanguage, () =>
      Promise.all([...parts, link].map((part) => get(`/survey/culture${part}`))),
    );
    const said = answers.flatMap(saidIn);
    expect(said.length).toBeGreaterThan(200);
    // What joins names comes from `Intl`, which knows no pseudo-language.
    expect(said.filter((text) => /[a-z]{2}/i.test(text.replaceAll(/\band\b/g, '')))).toEqual([]);
    expect((await get('/survey/culture')).sentence).toContain('Based on ');
  });

  it('explains a score and a link in words, and searches all 7,056', async () => {
    const score = await get('/survey/culture/scores/delegation');
    expect(score).toMatchObject({ name: 'Delegation', kind: 'behaviour', figure: { side: 'low' } });
    expect(score.share.below + score.share.balanced + score.share.above).toBeCloseTo(1, 1);
    expect((await get('/survey/culture/dynamics')).total).toBe(7056);
    const found = await get('/survey/culture/dynamics?q=delegation&per_page=5');
    expect(found.total).toBe(84);
    const { behaviour, perception } = found.links[0];
    const link = await get(`/survey/culture/dynamics/${behaviour.key}/${perception.key}`);
    expect(link.link).toEqual(found.links[0]);
    expect((await owner.call('GET', '/survey/culture/scores/nothing')).status).toBe(404);

    // A domain and a behaviour share this key.
    const [domain, behaviour2] = await Promise.all(
      ['group', 'measure'].map((of) => get(`/survey/culture/scores/clarity?of=${of}`)),
    );
    expect([domain.kind, behaviour2.kind, behaviour2.measures]).toEqual(['perception', 'behaviour', []]);
    expect(domain).toMatchObject({ group: { key: 'clarity' }, when_low: null, links: [], share: null });
    const { figure, measures, departments } = domain;
    expect(measures).toHaveLength(6);
    const far = measures.map((measure: { figure: { score: number } }) =>
      Math.abs(measure.figure.score - 100),
    );
    expect(far).toEqual(far.toSorted((a: number, b: number) => b - a));
    for (const measure of measures) {
      expect(measure.figure.high - measure.figure.low).toBeGreaterThan(figure.high - figure.low);
    }
    expect(departments.some((department: { figure: unknown }) => department.figure !== null)).toBe(true);
    expect((await owner.call('GET', '/survey/culture/scores/delegation?of=group')).status).toBe(404);
  });

  it('compares departments with everyone, and says which differences are clear', async () => {
    const { departments, comparisons, columns } = await get('/survey/culture/departments');
    expect(comparisons).toBe(departments.length * columns.length);
    const all = departments.flatMap(({ differences }: { differences: object }) => Object.values(differences));
    expect(all).toHaveLength(comparisons);
    for (const { stands_out, low, high } of all) if (stands_out) expect(low * high).toBeGreaterThan(0);
  });

  it('answers 304 to a caller who has this version, and another version after a change', async () => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const first = await t.app.inject({ url: '/api/survey/culture', headers });
    const etag = String(first.headers.etag);
    const again = await t.app.inject({
      url: '/api/survey/culture',
      headers: { ...headers, 'if-none-match': etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await owner.call('DELETE', `/survey/responses/${people.at(-1)?.invitation.id}`);
    const changed = await t.app.inject({
      url: '/api/survey/culture',
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().participation.invited).toBe(people.length - 1);
  });

  it('leaves as CSV and as XLSX what the screen shows', async () => {
    const { opportunities, barriers } = await get('/survey/culture');
    for (const [part, { listed }] of Object.entries({ opportunities, barriers })) {
      const csv: string = await get(`/survey/culture/export?part=${part}&format=csv`);
      const [, ...rows] = csv.trim().split('\r\n');
      expect(rows).toHaveLength(5);
      for (const [index, { name, label }] of listed.entries()) {
        expect(rows[index]).toContain(name);
        // The number that the screen has, even where two share a place.
        expect(rows[index]).toContain(`,${index + 1},${label},`);
      }
    }
    for (const part of ['heatmap', 'departments']) {
      const answer = await t.app.inject({
        url: `/api/survey/culture/export?part=${part}&format=csv`,
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(answer.headers['content-disposition']).toMatch(new RegExp(`s-culture-${part}-round-1-`));
      const [head = '', first = ''] = answer.body.split('\r\n');
      expect(head).toMatch(/,Organisation,Round$/);
      expect(first).toMatch(/,Round 1 \([^)]+\)$/);
    }
    const answer = await t.app.inject({
      url: '/api/survey/culture/export?part=dynamics&format=xlsx',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = unzipSync(answer.rawPayload);
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    expect(sheet.match(/<row>/g)).toHaveLength(7057);
    const list: string = await get('/survey/responses/export?format=csv');
    expect(list.trim().split('\r\n')).toHaveLength(people.length);
    const nameOf = async (query: string) => {
      const headers = { authorization: `Bearer ${owner.token}` };
      const file = await t.app.inject({ url: `/api/survey/responses/export?format=csv${query}`, headers });
      return String(file.headers['content-disposition']);
    };
    expect(await nameOf('')).toMatch(/="[a-z-]+-people\.csv"/);
    expect(await nameOf('&round=1')).toMatch(/="[a-z-]+-people-round-1\.csv"/);
  });

  it('is compared with a second round, for which everyone is invited again', async () => {
    // Reminders were ended in the round before; that was no refusal of another one.
    await t.db
      .updateTable('responses')
      .set({ no_reminders_at: t.now() })
      .where('id', '=', people[0]?.invitation.id ?? '')
      .execute();
    const started = await owner.call('POST', '/survey/rounds', { invite: 'everybody' });
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({ round: { number: 2, current: true }, invited: people.length - 1 });
    expect((await owner.call('POST', '/survey/rounds', { invite: 'nobody' })).status).toBe(409);
    const invitations = await t.db
      .selectFrom('responses')
      .innerJoin('people', 'people.id', 'responses.person_id')
      .select([
        'responses.id',
        'expires_at',
        'company',
        'job_position',
        'responses.first_name',
        'responses.last_name',
      ])
      .where('round_id', '=', started.body.round.id)
      .execute();
    const again = people.slice(0, 12).flatMap(({ person }) => {
      const invitation = invitations.find(
        ({ first_name, last_name }) => first_name === person.firstName && last_name === person.lastName,
      );
      return invitation === undefined ? [] : [{ person, invitation }];
    });
    await submitAll(t, again);
    expect((await get('/survey/culture')).round.number).toBe(2);
    const { changes, earlier, later, earlier_people, both, sentence } = await get('/survey/culture/rounds');
    expect([earlier.number, later.number]).toEqual([1, 2]);
    expect(earlier_people).toBeGreaterThan(40);
    // One of the twelve may be left out in either round.
    expect(both).toBeGreaterThan(8);
    expect(both).toBeLessThanOrEqual(12);
    expect(changes).toHaveLength(28);
    const csv: string = await get('/survey/culture/export?part=rounds&format=csv&from=2020-01-01');
    const [head = '', ...lines] = csv.trim().split('\r\n');
    expect(head).toContain(`${earlier.name}`);
    expect(lines).toHaveLength(28);
    for (const { name, change } of changes) {
      expect(lines.some((line) => line.startsWith(name) && line.includes(`,${change.points},`))).toBe(true);
    }
    const headers = { authorization: `Bearer ${owner.token}` };
    const report = await t.app.inject({ url: '/api/survey/culture/report.pdf', headers });
    const document = await getDocumentProxy(new Uint8Array(report.rawPayload));
    const said = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
    expect(said).toContain(`What has changed ${sentence}`);
    await seesChangesByPosition(again.slice(0, 4).map(({ invitation }) => invitation.id));
    const ask = (seen: string) =>
      t.app.inject({
        url: '/api/survey/culture/rounds',
        headers: { ...headers, 'if-none-match': seen },
      });
    const etag = String((await ask('')).headers.etag);
    expect((await ask(etag)).statusCode).toBe(304);
    // Of the earlier round: what the later one is compared with has changed.
    await owner.call('DELETE', `/survey/responses/${people[14]?.invitation.id}`);
    const anew = await ask(etag);
    expect([anew.statusCode, anew.json().earlier_people]).toEqual([200, earlier_people - 1]);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await viewer.call('POST', '/survey/rounds', { invite: 'nobody' })).status).toBe(403);
  });
});

/** Of people who answered both times, by their invitations to the later round. */
async function seesChangesByPosition(invitations: string[]): Promise<void> {
  const persons = t.db.selectFrom('responses').select('person_id').where('id', 'in', invitations);
  await t.db
    .updateTable('responses')
    .set({ job_position: 'Navigator' })
    .where('person_id', 'in', persons)
    .execute();
  const { people: counted } = await get('/survey/culture?position=Navigator');
  const found = await get('/survey/culture/rounds?position=Navigator');
  expect(found).toMatchObject({ state: 'figures', people: counted });
  expect(counted).toBeLessThanOrEqual(4);
  expect(found.earlier_people).toBeLessThanOrEqual(4);
  for (const { change } of found.changes) expect(change.high).toBeGreaterThan(change.low);
  expect((await get('/survey/culture/rounds?position=nobody')).state).toBe('withheld');
  const report = await t.app.inject({
    url: '/api/survey/culture/report.pdf?position=Navigator',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(report.headers['content-disposition']).toContain('harbours-culture-position-navigator.pdf');
  const document = await getDocumentProxy(new Uint8Array(report.rawPayload));
  const said = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
  expect(said).toContain('Harbour’s Culture: position Navigator');
  expect(said).toContain(': a rough indication, not a firm score.');
  expect(said).toContain(`What has changed ${found.sentence}`);
}

describe('culture without an answer', () => {
  it('shows the sample company, marked as such', async () => {
    const other = await makeOwner(t, 'Empty');
    const { body } = await other.call('GET', '/survey/culture');
    expect(body).toMatchObject({ state: 'sample', title: 'Empty’s Culture', round: null });
    const said = { clear: 'Clearly', likely: 'Likely', unclear: 'Not clearly' };
    for (const { listed } of [body.opportunities, body.barriers]) {
      expect(listed).toHaveLength(5);
      for (const { certainty, label } of listed)
        expect(certainty).toMatch(new RegExp(`^${said[label as keyof typeof said]} one of the top five .*%`));
    }
    expect((await other.call('GET', '/survey/culture/heatmap')).body).toMatchObject({ state: 'sample' });
  });
});

describe('live figures', () => {
  it('are not held open for people who would never be told anything', async () => {
    const { token } = await makeOwner(t, 'Live');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await t.app.inject({ method: 'HEAD', url: '/api/survey/culture/events', headers });
    expect(answer.statusCode).toBe(405);
  });

  it('say within five seconds that someone has answered', async () => {
    const live = await makeOwner(t, 'Live');
    const [first, second] = await inviteSample(t, live, (_, index) => index < 2);
    if (first === undefined || second === undefined) throw new Error('nobody to invite');
    await submitAll(t, [first]);
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const stream = await fetch(`${address}/api/survey/culture/events`, {
      headers: { authorization: `Bearer ${live.token}` },
      signal: stop.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('"answered":1');
    await submitAll(t, [second]);
    const began = Date.now();
    expect((await reader?.read())?.value).toContain('"answered":2');
    expect(Date.now() - began).toBeLessThan(5000);
    stop.abort();
  });
});
