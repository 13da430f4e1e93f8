import {
  keptAsCopy,
  keptOfAnswers,
  keptOfInterviews,
  keptOfMails,
  keptOfViews,
  keptOnDevice,
  privacyPolicy,
} from '@fourfold/content';
import type { Information } from '@fourfold/contract/schemas';
import { reachOf, roleGroups, roles, rolesWith } from '@fourfold/contract/words';
import { DESIGN_VERSION, DESIGN_VERSIONS, loadQuestionnaire, setOfMeasure } from '@fourfold/measurement';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { openRound } from '../../testing/answered-company.ts';
import { type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { visibilityOf } from '../assessment/visibility.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp({ CONTACT_EMAIL: 'help@example.com' });
  owner = await makeOwner(t, 'Acme', { first_name: 'Olga', last_name: 'Owner' });
});

interface Offered {
  readonly kind: string;
  readonly form: string;
  readonly questions: number;
  readonly minutes: number;
  readonly information_url: string;
}
const offered = async (): Promise<Offered[]> => (await owner.call('GET', '/survey/forms')).body.forms;
const at = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  const { s = '', ...which } = Object.fromEntries(searchParams);
  return `/api${pathname}?${new URLSearchParams({ ...which, signature: s })}`;
};
const addressOf = async (kind: string, form: string): Promise<string> =>
  at((await offered()).find((one) => one.kind === kind && one.form === form)?.information_url ?? '');
const read = async (kind = 'employee', form = 'full'): Promise<Information> => {
  const answer = await t.app.inject({ url: await addressOf(kind, form) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const sectionOf = ({ sections }: Information, wanted: string) => {
  const found = sections.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`The sheet has no section ${wanted}.`);
  return found;
};
/** In the form that a plan's pulse asks: the few questions about one measure, or a set of them all. */
const makePulsed = (question_set: number) =>
  makeRespondent(t, owner, 'employee', { form: 'pulse', question_set });
const fewOf = (measure: string) => setOfMeasure(loadQuestionnaire().design, measure) ?? 0;
const ownAddressOf = async (holder: LinkHolder): Promise<string> =>
  at((await holder.save([])).body.invitation.information_url);
/** The keys of all that the questionnaire asks, page by page. */
async function askedOf({ call }: LinkHolder): Promise<string[]> {
  const pages = await Promise.all([0, 40].map((from) => call('GET', `questions?from=${from}&count=40`)));
  return pages.flatMap(({ body }) => body.questions.map(({ key }: { key: string }) => key));
}
const listedIn = ({ asked }: Information) => asked.flatMap(({ questions }) => questions);
const wordsOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
const closedUp = (text: string) => text.replaceAll(/\s/g, '');
const textOf = (sheet: Information) => JSON.stringify(sheet.sections);

describe('the information sheet', () => {
  it('is the same page for the person who is asked, without an account, as for the one who invites', async () => {
    const rosa = await makeRespondent(t, owner);
    const { invitation } = (await rosa.save([])).body;
    const [full] = await offered();
    expect(invitation.information_url).toBe(full?.information_url);
    expect(invitation.minutes).toBe(full?.minutes);
  });

  it('opens for no other organisation, kind or form than it was signed for', async () => {
    const address = await addressOf('employee', 'full');
    const other = await makeOwner(t, 'Other');
    for (const changed of [
      address.replace(owner.organisationId, other.organisationId),
      address.replace('/full', '/pulse'),
      address.replace(/signature=.*/, 'signature='),
    ])
      expect((await t.app.inject({ url: changed })).statusCode).toBe(401);
  });

  it.each([
    ['employee', 'full'],
    ['employee', 'pulse'],
    ['candidate', 'candidate'],
    ['candidate', 'full'],
  ] as const)('has every question and option of the %s’s %s form', async (kind, form) => {
    const { asked } = await read(kind, form);
    const all = await loadAskedQuestionnaire();
    const { version } = all.design;
    const sets = [0, 1, 2].map((question_set) => all.of({ design_version: version, form, question_set }));
    const shown = new Map(asked.flatMap(({ questions }) => questions.map((one) => [one.key, one])));
    expect(new Set(shown.keys())).toEqual(new Set(sets.flatMap(({ places }) => [...places.keys()])));
    for (const [key, { text, options }] of shown) {
      const words = all.texts.get(key);
      expect(text).toBe(words?.text);
      for (const option of words?.options ?? [])
        expect(options.some((one) => option.text.endsWith(one))).toBe(true);
    }
  });

  it.each([
    ['a few about a behaviour', fewOf('delegation'), 16, 2],
    ['a few about how they see their workplace', fewOf('role_clarity'), 16, 1],
    ['a third of all', 1, 50, 5],
  ] as const)(
    'tells someone whom a pulse asks %s how many, how long, and exactly which',
    async (_, set, count, minutes) => {
      const rosa = await makePulsed(set);
      const { number_of_questions, invitation } = (await rosa.save([])).body;
      expect([number_of_questions, invitation.minutes]).toEqual([count, minutes]);
      const sheet: Information = (await t.app.inject({ url: await ownAddressOf(rosa) })).json();
      const [, said] = sectionOf(sheet, 'asked').paragraphs;
      expect(said).toMatch(new RegExp(`^${count} questions, which take about ${minutes} minutes? `));
      expect(sheet.note).toContain(`these ${count} questions`);
      const listed = listedIn(sheet).map(({ key }) => key);
      expect(listed.toSorted()).toEqual((await askedOf(rosa)).toSorted());
      expect(listed).toHaveLength(count);
    },
  );

  it('says nothing of sets, a third or groups of thirty to someone who is asked about one measure', async () => {
    const address = await ownAddressOf(await makePulsed(fewOf('delegation')));
    const said = sectionOf((await t.app.inject({ url: address })).json(), 'asked').paragraphs.join(' ');
    expect(said).toContain('the questions that say most about one measure');
    expect(said).not.toMatch(/sets|third|about 30|fewer/);
  });

  it('is the same as a PDF for someone whom a pulse asks a few questions', async () => {
    const address = await ownAddressOf(await makePulsed(fewOf('delegation')));
    const sheet: Information = (await t.app.inject({ url: address })).json();
    const { headers, rawPayload } = await t.app.inject({ url: address.replace('?', '/pdf?') });
    expect(headers['content-disposition']).toContain('-16-questions.pdf"');
    const paper = closedUp(await wordsOf(rawPayload));
    for (const text of [sheet.note, ...sectionOf(sheet, 'asked').paragraphs])
      expect(paper).toContain(closedUp(text));
    const onPaper = listedIn(await read('employee', 'pulse')).filter(({ options }) =>
      options.every((option) => paper.includes(closedUp(option))),
    );
    expect(onPaper).toEqual(listedIn(sheet));
  });

  it('says in the sheet of the pulse form that a pulse of a plan may ask fewer, and lists all', async () => {
    const sheet = await read('employee', 'pulse');
    const said = sectionOf(sheet, 'asked').paragraphs.join(' ');
    expect(said).toContain('50 questions, which take about 5 minutes');
    expect(said).toContain('There are 3 sets of questions.');
    expect(said).toContain('A pulse that belongs to a plan may ask fewer of these questions.');
    expect(listedIn(sheet)).toHaveLength(148);
    expect(textOf(await read('employee', 'full'))).not.toContain('fewer of these questions');
  });

  it('lists the version that a person is asked, where others are asked another one', async () => {
    const other = DESIGN_VERSIONS.find((version) => version !== DESIGN_VERSION) ?? '';
    const round_id = await openRound(t, owner, -1, other);
    const vera = await makeRespondent(t, owner, 'employee', {
      ...{ round_id, form: 'pulse', question_set: fewOf('delegation') },
    });
    const sheet: Information = (await t.app.inject({ url: await ownAddressOf(vera) })).json();
    expect(textOf(sheet)).toContain(`This is version ${other} of the questionnaire.`);
    expect(
      listedIn(sheet)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual((await askedOf(vera)).toSorted());
    await t.db.updateTable('responses').set({ withdrawn_at: t.now() }).where('id', '=', vera.id).execute();
  });

  it('names nobody in the link of someone whom a pulse asks, and no cache keeps what it opens', async () => {
    const [rosa, paul] = [await makePulsed(1), await makePulsed(1)];
    const address = await ownAddressOf(rosa);
    expect(await ownAddressOf(paul)).toBe(address);
    for (const url of [address, address.replace('?', '/pdf?')]) {
      const { statusCode, headers } = await t.app.inject({ url });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  it('opens for no other questions than it was signed for', async () => {
    const own = await ownAddressOf(await makePulsed(1));
    const general = await addressOf('employee', 'pulse');
    for (const changed of [
      own.replace('set=1', 'set=2'),
      own.replace('set=1', 'set='),
      own.replace(/version=[^&]*&set=1&/, ''),
      general.replace('?', `?version=${DESIGN_VERSION}&set=1&`),
    ])
      expect((await t.app.inject({ url: changed })).statusCode).toBe(401);
  });

  it('says what is kept in the words of the privacy policy, and for how long by the settings', async () => {
    const policy = privacyPolicy.flatMap(({ rows }) => rows?.body ?? []);
    const rows = [keptOfAnswers, keptOfViews, keptOfMails, keptAsCopy];
    for (const row of [...rows.slice(0, 3), keptOfInterviews, keptOnDevice]) expect(policy).toContain(row);
    expect(keptAsCopy.slice(1)).toEqual(keptOnDevice.slice(1));
    await owner.call('PATCH', '/organisation', {
      employee_retention_days: 123,
      candidate_retention_days: 45,
    });
    const keptOf = async (...which: [string, string]) =>
      sectionOf(await read(...which), 'kept').table?.rows ?? [];
    const [invited, ...others] = await keptOf('employee', 'full');
    expect(policy.map(([what]) => what)).toContain(invited?.[0]);
    expect(invited?.[2]).toContain('123 days, then it is erased automatically');
    expect(others).toEqual(rows);
    const ofCandidates = await keptOf('candidate', 'candidate');
    expect(ofCandidates[0]?.[2]).toContain('45 days');
    expect(ofCandidates).toContainEqual(keptOfInterviews);
    expect(JSON.stringify(ofCandidates)).not.toContain('its teams and you');
  });

  it('tells someone without a page of their own whom to ask instead', async () => {
    const candidates = await read('candidate', 'candidate');
    expect(textOf(candidates)).toContain('ask Acme or us');
    expect(textOf(candidates)).toContain('You can ask Acme to show you your data');
    expect(textOf(candidates)).not.toContain('You can see your data');
    expect(textOf(await read())).not.toContain('ask Acme or us');
  });

  it('says whether an outside service drafts reports, and which, and where we are', async () => {
    expect(textOf(await read())).toContain('No outside service for drafting reports is connected');
    const connected = await createTestApp({
      AI_BASE_URL: 'https://models.example.com/v1',
      AI_MODEL: 'm',
      LEGAL_ADDRESS: '1 Quay Street\\nBristol',
    });
    const { forms } = (await (await makeOwner(connected, 'Acme')).call('GET', '/survey/forms')).body;
    const sheet = textOf((await connected.app.inject({ url: at(forms[0].information_url) })).json());
    expect(sheet).toContain('an outside service for drafting reports: models.example.com.');
    expect(sheet).toContain('Our address: 1 Quay Street, Bristol.');
  });

  it.each(['employee', 'candidate'] as const)(
    'says by the role table who sees the answers of an employee or candidate: %s',
    async (kind) => {
      const { points, table } = sectionOf(
        await read(kind, kind === 'employee' ? 'full' : 'candidate'),
        'who-sees',
      );
      expect(points).toEqual(visibilityOf(kind, 'Acme').statements);
      for (const [index, role] of roles.entries()) {
        const [name, person] = table?.rows[index] ?? [];
        expect(name?.toLowerCase()).toBe(roleGroups[role]());
        const sees = reachOf({ role, grants: [] }, kind === 'employee' ? 'employees:see' : 'candidates:see');
        expect(person === 'Never').toBe(sees === null);
      }
    },
  );

  it('tells everyone who may download and report, and a candidate only of people who see candidates', () => {
    const said = (kind: 'employee' | 'candidate') => visibilityOf(kind, 'Acme').statements.join(' ');
    expect(said('employee')).toContain(
      'managers, the hiring team and viewers can download the results that they see.',
    );
    expect(said('candidate')).toContain(
      'managers and the hiring team can download the results that they see.',
    );
    for (const role of rolesWith('candidates:see')) {
      expect(reachOf({ role, grants: [] }, 'exports:make')).not.toBeNull();
    }
    for (const kind of ['employee', 'candidate'] as const)
      expect(said(kind)).toContain('can write a report about you.');
  });

  it('has the organisation’s own words and its address for objections where it set some', async () => {
    expect(textOf(await read())).toContain('reply to your invitation');
    expect(textOf(await read())).toContain('so please ask it');
    await owner.call('PATCH', '/organisation', {
      information_words: 'Agreed with the works council.\n\nIn force since May.',
      information_contact: 'council@acme.example',
    });
    const sheet = await read();
    expect(sectionOf(sheet, 'own-words').paragraphs).toEqual([
      'Agreed with the works council.',
      'In force since May.',
    ]);
    expect(sectionOf(sheet, 'object').paragraphs).toContain('council@acme.example');
    expect(textOf(sheet)).not.toContain('reply to your invitation');
    for (const asked of [sheet, await read('candidate', 'candidate')]) {
      expect(textOf(asked)).not.toContain('so please ask it');
      expect(textOf(asked)).toContain('See Acme’s own words above.');
    }
  });

  it('names nobody, unless the organisation wants it so or someone who runs it asks', async () => {
    await makeMember(t, owner.organisationId, 'hiring');
    const pdf = async (query: string, actor = owner) =>
      await t.app.inject({
        url: `/api/organisation/information?kind=employee&form=full&${query}`,
        headers: { authorization: `Bearer ${actor.token}` },
      });
    expect(textOf(await read())).not.toContain('Olga Owner');
    expect(await wordsOf((await pdf('names=no')).rawPayload)).not.toContain('Olga Owner');
    const named = await pdf('names=yes');
    expect(await wordsOf(named.rawPayload)).toContain('Olga Owner');
    expect(named.headers['content-disposition']).toContain('-with-names.pdf"');
    expect((await pdf('names=no')).headers['content-disposition']).not.toContain('with-names');
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(
      entries.filter(({ action }: { action: string }) => action === 'information.exported'),
    ).toHaveLength(1);
    const manager = await makeMember(t, owner.organisationId, 'manager');
    expect((await pdf('names=yes', manager)).statusCode).toBe(403);
    await owner.call('PATCH', '/organisation', { information_names: true });
    expect(textOf(await read())).toContain('Olga Owner');
  });

  it('lists both versions while some can still answer the one before', async () => {
    const [first, ...others] = DESIGN_VERSIONS;
    const round = await t.db
      .selectFrom('rounds')
      .selectAll()
      .where('organisation_id', '=', owner.organisationId)
      .executeTakeFirstOrThrow();
    expect((await read()).asked).toHaveLength(2);
    const other = [first, ...others].find((version) => version !== round.design_version) ?? '';
    const newer = { id: owner.id, organisation_id: owner.organisationId, number: round.number + 1 };
    await t.db
      .insertInto('rounds')
      .values({ ...newer, opened_at: t.now(), design_version: other })
      .execute();
    const { asked } = await read();
    expect(asked.map(({ title }) => /version (\d)/.exec(title)?.[1])).toEqual([
      other,
      other,
      round.design_version,
      round.design_version,
    ]);
  });
});
