import { messages, type Role } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, submitIn } from '../../../testing/answered-company.ts';
import { makeRespondent } from '../../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember, setMemberDepartments } from '../../identity/members/members.repository.ts';

let t: TestApp;
let owner: Actor;
let company: AnsweredCompany;
let colleague: Actor;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t);
  company = await foundCompany(t, owner, ['Sales', 'Operations', 'Finance']);
  colleague = await makeMember(t, owner.organisationId, 'viewer');
});

const [sales, operations, finance] = [0, 1, 2];
const places = ['Sales', 'Operations', 'Finance'];

async function submit(...departments: readonly (number | undefined)[]): Promise<string[]> {
  const ids: string[] = [];
  for (const department of departments) ids.push(await submitIn(t, company, department ?? 9, submitted++));
  return ids;
}
let submitted = 0;

async function become(role: Role, ...departments: readonly (number | undefined)[]): Promise<void> {
  const own = departments.map((at) => company.departments[at ?? 9]);
  const wish = role === 'manager' ? { role, departments: own } : { role };
  const { status } = await owner.call('PATCH', `/organisation/members/${colleague.id}`, wish);
  expect(status).toBe(200);
}

const seen = async (query = '') => {
  const { state, people } = (await colleague.call('GET', `/survey/culture${query}`)).body;
  return { state, people };
};
const inDepartment = (at: number | undefined) => seen(`?department=${company.departments[at ?? 9]}`);
const moves = async (id: string | undefined, to: number | undefined) =>
  expect((await owner.call('PATCH', `/survey/responses/${id}`, { department: places[to ?? 9] })).status).toBe(
    200,
  );
const withheld = { state: 'withheld', people: 0 };
const figures = (people: number) => ({ state: 'figures', people });

/** Whose results the list opens to the colleague. */
async function opened(): Promise<string[]> {
  const { body } = await colleague.call('GET', '/survey/responses?per_page=100');
  return body.responses
    .filter(({ results }: { results: boolean }) => results)
    .map(({ id }: { id: string }) => id);
}

describe('a manager who read four of a mixed batch of five', () => {
  beforeEach(async () => {
    await become('manager', sales);
    await submit(sales, sales, sales, sales, finance);
    expect(await seen()).toEqual(withheld);
    expect(await inDepartment(sales)).toEqual(figures(4));
  });

  it('does not get it in another department', async () => {
    await become('manager', operations);
    expect(await seen()).toEqual(withheld);
  });

  it('does not get it as a viewer, on no page and in no file', async () => {
    await become('viewer');
    expect(await seen()).toEqual(withheld);
    const { withheld: why } = (await colleague.call('GET', '/survey/culture')).body;
    expect(why.reason).toBe('seen_before');
    const file = await colleague.call('GET', '/survey/culture/export?part=heatmap&format=csv');
    expect(file.body.trim().split('\r\n')).toHaveLength(4);
    expect(file.body).not.toContain('Finance,1');
  });

  it('does not get it beside candidates either', async () => {
    await become('hiring');
    const { id } = await makeRespondent(t, owner, 'candidate');
    await t.db.updateTable('responses').set({ submitted_at: t.now() }).where('id', '=', id).execute();
    const { body } = await colleague.call('GET', '/survey/hires');
    expect(body).toMatchObject({ state: 'withheld', team: null });
    const stranger = await makeMember(t, owner.organisationId, 'hiring');
    expect((await stranger.call('GET', '/survey/hires')).body.team.people).toBe(5);
  });

  it('does not get it after leaving and coming back', async () => {
    await owner.call('DELETE', `/organisation/members/${colleague.id}`);
    await addMember(
      t.db,
      { organisationId: owner.organisationId, userId: colleague.id, role: 'viewer' },
      t.now(),
    );
    const { id, organisationId } = colleague;
    await t.db
      .updateTable('sessions')
      .set({ organisation_id: organisationId })
      .where('user_id', '=', id)
      .execute();
    expect(await seen()).toEqual(withheld);
  });

  it('does not get it once the department is gone', async () => {
    await owner.call('DELETE', `/organisation/departments/${company.departments[sales ?? 9]}`);
    expect(await seen()).toEqual(withheld);
  });

  it('gets it with the department of the fifth, and keeps it: there is nobody left to be told', async () => {
    await become('manager', sales, finance);
    expect(await seen()).toEqual(figures(5));
    await become('viewer');
    expect(await seen()).toEqual(figures(5));
  });

  it('gets what others answer later, like everyone else', async () => {
    await become('viewer');
    await submit(finance, finance, finance, finance, finance);
    expect(await seen()).toEqual(figures(5));
    const stranger = await makeMember(t, owner.organisationId, 'viewer');
    expect((await stranger.call('GET', '/survey/culture')).body.people).toBe(10);
  });
});

describe('someone who saw everyone', () => {
  it('does not get the batch that those who answered before fill with later ones', async () => {
    await become('admin');
    await submit(sales, sales, sales);
    expect(await seen()).toEqual(figures(3));
    await become('viewer');
    await submit(sales, sales);
    expect(await seen()).toEqual(withheld);
    const stranger = await makeMember(t, owner.organisationId, 'viewer');
    expect((await stranger.call('GET', '/survey/culture')).body.people).toBe(5);
    await submit(sales, sales, sales, sales, sales);
    expect(await seen()).toEqual(figures(5));
  });

  it('keeps what is made of those who answered before alone', async () => {
    await become('admin');
    await submit(sales, sales, sales, sales, sales);
    await become('viewer');
    expect(await seen()).toEqual(figures(5));
  });

  it('does not get at the others by the department either, nor by handing the organisation over', async () => {
    await submit(sales, sales, sales);
    const second = await makeMember(t, owner.organisationId, 'owner');
    await second.call('PATCH', `/organisation/members/${owner.id}`, { role: 'viewer' });
    await submit(sales, sales);
    const asked = `/survey/culture?department=${company.departments[0]}`;
    expect((await owner.call('GET', asked)).body).toMatchObject({ state: 'withheld', people: 0 });
  });
});

describe('a person who moves', () => {
  it('out of a department stays known to its manager', async () => {
    await become('manager', sales);
    const [first] = await submit(sales);
    await moves(first, finance);
    await submit(finance, finance, finance, finance);
    expect(await inDepartment(finance)).toEqual(withheld);
    await submit(finance);
    expect(await seen()).toEqual(withheld);
  });

  it('is new to everyone else: one who moved counts in the next batch', async () => {
    const [first] = await submit(sales);
    await moves(first, finance);
    await submit(finance, finance, finance, finance);
    expect(await seen()).toEqual(figures(5));
  });

  it('into a department stays closed to its manager who was shown a batch with them', async () => {
    await become('manager', operations);
    const [first] = await submit(sales, sales, sales, sales, sales);
    expect(await seen()).toEqual(figures(5));
    await moves(first, operations);
    expect(await opened()).toEqual([]);
    expect(await inDepartment(operations)).toMatchObject({ people: 0 });
    expect(await colleague.call('GET', `/survey/responses/${first}/profile`)).toMatchObject({
      status: 403,
      body: { message: messages.shownInGroup() },
    });
    // Of a filter as of the department, and of people who follow.
    const narrow = `?department=${company.departments[1]}&position=Buyer`;
    expect(await seen(narrow)).toMatchObject({ people: 0 });
    const [own] = await submit(operations);
    expect(await opened()).toEqual([own]);
    expect(await inDepartment(operations)).toEqual(figures(1));
    expect(await seen(narrow)).toMatchObject({ people: 1 });
    expect(await seen()).toEqual(figures(5));
  });

  it('is open to a manager who has not been shown anything yet, and the batch is then withheld', async () => {
    await become('manager', operations);
    const [first] = await submit(sales, sales, sales, sales, sales);
    await moves(first, operations);
    expect(await opened()).toEqual([first]);
    expect(await seen()).toEqual(withheld);
  });

  it('in one statement with others is judged together with them', async () => {
    await become('manager', operations);
    const ids = await submit(sales, sales, sales, sales, sales);
    expect(await seen()).toEqual(figures(5));
    await t.db.transaction().execute(async (tx) => {
      const to = { department_id: company.departments[1] ?? null };
      await tx.updateTable('responses').set(to).where('id', 'in', ids.slice(0, 4)).execute();
      await tx.updateTable('culture_members').set(to).where('response_id', 'in', ids.slice(0, 4)).execute();
    });
    expect(await opened()).toEqual([]);
  });
});

describe('a viewer who becomes a manager', () => {
  it('sees the own people, but for those who would tell the others of a group that was shown', async () => {
    const mixed = await submit(sales, sales, operations, operations, finance);
    expect(await seen()).toEqual(figures(5));
    const alone = await submit(sales, sales, sales, sales, sales);
    expect(await seen()).toEqual(figures(10));
    await become('manager', sales);
    expect((await opened()).toSorted()).toEqual(alone.toSorted());
    expect(await inDepartment(sales)).toEqual(figures(5));
    // With all departments of the group there is nobody left to be told.
    await become('manager', sales, operations);
    expect((await opened()).toSorted()).toEqual(alone.toSorted());
    await become('manager', sales, operations, finance);
    expect((await opened()).toSorted()).toEqual([...alone, ...mixed].toSorted());
    expect(await seen()).toEqual(figures(10));
  });

  it('sees all of them where nothing was shown', async () => {
    const ids = await submit(sales, sales, operations, operations, finance);
    await become('manager', sales);
    expect((await opened()).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(await seen()).toEqual(withheld);
  });

  it('finds them closed also after an erasure took the group back', async () => {
    const [, ...others] = await submit(sales, sales, operations, operations, finance);
    expect(await seen()).toEqual(figures(5));
    await owner.call('DELETE', `/survey/responses/${others.at(-1)}`);
    expect(await seen()).toEqual(withheld);
    await become('manager', sales, operations);
    expect(await opened()).toEqual([]);
  });

  it('finds them closed after having left in between', async () => {
    await submit(sales, sales, operations, operations, finance);
    expect(await seen()).toEqual(figures(5));
    await owner.call('DELETE', `/organisation/members/${colleague.id}`);
    const { id: userId, organisationId } = colleague;
    await t.db.transaction().execute(async (tx) => {
      await addMember(tx, { organisationId, userId, role: 'manager' }, t.now());
      await setMemberDepartments(tx, organisationId, userId, [company.departments[0] ?? '']);
    });
    await t.db
      .updateTable('sessions')
      .set({ organisation_id: organisationId })
      .where('user_id', '=', userId)
      .execute();
    expect(await opened()).toEqual([]);
  });

  it('as an admin sees everyone', async () => {
    await submit(sales, sales, operations, operations, finance);
    expect(await seen()).toEqual(figures(5));
    await become('manager', sales);
    expect(await opened()).toEqual([]);
    await become('admin');
    expect(await opened()).toHaveLength(5);
    await become('manager', sales);
    expect(await opened()).toHaveLength(2);
  });
});

describe('what is kept of it', () => {
  it('goes with the account, and with the answers', async () => {
    await become('manager', sales);
    const [first] = await submit(sales, sales, sales, sales, finance);
    await become('viewer');
    await seen();
    const kept = () =>
      t.db.selectFrom('culture_known').selectAll().where('user_id', '=', colleague.id).execute();
    expect(await kept()).toHaveLength(4);
    await owner.call('DELETE', `/survey/responses/${first}`);
    expect(await kept()).toHaveLength(3);
    await t.db.deleteFrom('users').where('id', '=', colleague.id).execute();
    expect(await kept()).toEqual([]);
    const shown = await t.db
      .selectFrom('culture_shown')
      .selectAll()
      .where('user_id', '=', colleague.id)
      .execute();
    expect(shown).toEqual([]);
  });

  it('is nothing where an organisation is deleted', async () => {
    await become('manager', sales);
    await submit(sales, sales, sales, sales, finance);
    await seen();
    await t.db.deleteFrom('organisations').where('id', '=', owner.organisationId).execute();
    const rows = await t.db
      .selectFrom('culture_known')
      .selectAll()
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('a page that is asked for while a right changes', () => {
  it('waits for the right, or is known to it', async () => {
    for (let time = 0; time < 8; time += 1) {
      owner = await makeOwner(t);
      company = await foundCompany(t, owner, places);
      colleague = await makeMember(t, owner.organisationId, 'viewer');
      const ids = await submit(sales, sales, operations, operations, finance);
      const [page] = await Promise.all([seen(), become('manager', sales)]);
      const people = await opened();
      // Either the group was shown and its people are closed, or they are open and the group is withheld.
      expect(page.state === 'figures' ? people : people.toSorted()).toEqual(
        page.state === 'figures' ? [] : ids.slice(0, 2).toSorted(),
      );
    }
  });
});
