import { messages, type Role } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeOwner, password } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ REPORT_AUTHORS: 'author@example.com, ann@example.com' });
});

const rolesIn = async (actor: Awaited<ReturnType<typeof makeOwner>>) => {
  const { members } = (await actor.call('GET', '/organisation/members')).body;
  return Object.fromEntries(members.map((m: { user_id: string; role: string }) => [m.user_id, m.role]));
};

describe('colleagues', () => {
  it('are listed with role, departments and last use', async () => {
    const owner = await makeOwner(t);
    const manager = await makeMember(t, owner.organisationId, 'manager');
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body;
    const { body } = await owner.call('PATCH', `/organisation/members/${manager.id}`, {
      departments: [department.id],
    });
    expect(body.member).toMatchObject({
      email: manager.email,
      role: 'manager',
      departments: [{ id: department.id, name: 'Sales' }],
      last_used_at: t.now().toISOString(),
    });
    const { user } = (await manager.call('GET', '/auth/my-profile')).body;
    expect(user.organisation.departments).toEqual([department]);
    expect(user.permissions['employees:see']).toBe('departments');
  });

  it('are not managers without a department, until their last one is removed', async () => {
    const owner = await makeOwner(t);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    const path = `/organisation/members/${viewer.id}`;
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body;
    const refused = { status: 422, body: { errors: { departments: [messages.managerDepartments()] } } };
    expect(await owner.call('PATCH', path, { role: 'manager' })).toMatchObject(refused);
    expect(await owner.call('PATCH', path, { role: 'manager', departments: [] })).toMatchObject(refused);
    const invitation = { email: 'boss@example.com', role: 'manager' };
    expect(await owner.call('POST', '/organisation/invitations', invitation)).toMatchObject(refused);
    await owner.call('PATCH', path, { role: 'manager', departments: [department.id, department.id] });
    expect(await owner.call('PATCH', path, { departments: [] })).toMatchObject(refused);
    await owner.call('DELETE', `/organisation/departments/${department.id}`);
    const grants = ['reports:write', 'reports:write'];
    expect((await owner.call('PATCH', path, { grants })).body.member).toMatchObject({
      role: 'manager',
      grants: ['reports:write'],
      departments: [],
    });
  });

  it('are changed once: saying the same again is no news for the log', async () => {
    const owner = await makeOwner(t);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    const change = (body: object) => owner.call('PATCH', `/organisation/members/${viewer.id}`, body);
    for (const body of [{}, { role: 'viewer' }, { grants: [], departments: [] }])
      expect((await change(body)).body.member).toMatchObject({ role: 'viewer' });
    const { total } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(total).toBe(0);
  });

  it('lose their departments when they stop being managers', async () => {
    const owner = await makeOwner(t);
    const manager = await makeMember(t, owner.organisationId, 'manager');
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body;
    const path = `/organisation/members/${manager.id}`;
    await owner.call('PATCH', path, { departments: [department.id] });
    expect((await owner.call('PATCH', path, { role: 'hiring' })).body.member.departments).toEqual([]);
  });

  it('get their new rights with the next call', async () => {
    const owner = await makeOwner(t);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await viewer.call('GET', '/organisation/members')).status).toBe(403);
    await owner.call('PATCH', `/organisation/members/${viewer.id}`, { role: 'admin' });
    expect((await viewer.call('GET', '/organisation/members')).status).toBe(200);
    await owner.call('DELETE', `/organisation/members/${viewer.id}`);
    expect((await viewer.call('GET', '/organisation/members')).status).toBe(403);
    expect((await viewer.call('GET', '/auth/my-profile')).body.user.organisation).toBeNull();
  });

  it('can be signed out, owners by owners only', async () => {
    const owner = await makeOwner(t);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    expect((await admin.call('DELETE', `/organisation/members/${owner.id}/sessions`)).status).toBe(403);
    expect((await owner.call('DELETE', `/organisation/members/${admin.id}/sessions`)).status).toBe(204);
    expect((await admin.call('GET', '/auth/my-profile')).status).toBe(401);
  });

  it('never include two owners who both left at the same moment', async () => {
    const first = await makeOwner(t);
    const second = await makeMember(t, first.organisationId, 'owner');
    const demote = (by: typeof first, who: typeof first) =>
      by.call('PATCH', `/organisation/members/${who.id}`, { role: 'viewer' });
    const answers = await Promise.all([demote(first, second), demote(second, first)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('may leave, except the last owner', async () => {
    const owner = await makeOwner(t);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await viewer.call('POST', '/organisation/leave')).status).toBe(204);
    const { status, body } = await owner.call('POST', '/organisation/leave');
    expect([status, body.message]).toEqual([409, messages.lastOwner()]);
    expect(await rolesIn(owner)).toEqual({ [owner.id]: 'owner' });
  });
});

describe('handing an organisation over', () => {
  const transfer = (actor: Awaited<ReturnType<typeof makeOwner>>, to: string, given = password) =>
    actor.call('POST', '/organisation/transfer', { user_id: to, password: given });

  it('makes the other one the owner and oneself an admin', async () => {
    const owner = await makeOwner(t);
    const manager = await makeMember(t, owner.organisationId, 'manager', ['reports:write']);
    expect((await transfer(owner, manager.id, 'not it')).status).toBe(422);
    expect((await transfer(owner, owner.id)).status).toBe(422);
    expect((await transfer(owner, manager.id)).status).toBe(204);
    expect(await rolesIn(owner)).toEqual({ [owner.id]: 'admin', [manager.id]: 'owner' });
    expect((await transfer(owner, manager.id)).status).toBe(403);
    // Both hear of it, once.
    const mails = await t.deliverMails();
    const toldTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(toldTo(manager.email).at(-1)).toMatch(/^You are now an owner of the Fourfold account of /);
    expect(toldTo(owner.email).at(-1)).toMatch(/^You have handed over the Fourfold account of /);
  });
});

describe('REPORT_AUTHORS', () => {
  const rights = async (actor: Awaited<ReturnType<typeof makeOwner>>) =>
    (await actor.call('GET', '/auth/my-profile')).body.user.permissions['reports:write'];
  /** Someone whom the list names; the person whom it named before has moved to another address. */
  const makeListed = async (organisationId: string, role: Role) => {
    const member = await makeMember(t, organisationId, role);
    const listed = t.db.updateTable('users').where('email', '=', 'ann@example.com');
    await listed.set({ email: `formerly-${member.email}` }).execute();
    await t.db.updateTable('users').set({ email: 'ann@example.com' }).where('id', '=', member.id).execute();
    return member;
  };

  it('lets an admin in whom it names, without a grant, and says so among the colleagues', async () => {
    const owner = await makeOwner(t);
    const admin = await makeListed(owner.organisationId, 'admin');
    expect(await rights(admin)).toBe('organisation');
    expect((await admin.call('GET', '/survey/reports')).status).toBe(200);
    const { members } = (await owner.call('GET', '/organisation/members')).body;
    const told = (id: string) => members.find(({ user_id }: { user_id: string }) => user_id === id);
    expect(told(admin.id)).toMatchObject({ grants: [], writes_reports: true });
    expect(told(owner.id)).toMatchObject({ writes_reports: false });
  });

  it('lets a manager whom it names write about the own departments', async () => {
    const owner = await makeOwner(t);
    expect(await rights(await makeListed(owner.organisationId, 'manager'))).toBe('departments');
  });

  it('gives nothing to a role that cannot have the right, and says who can change that', async () => {
    const owner = await makeOwner(t);
    const viewer = await makeListed(owner.organisationId, 'viewer');
    expect(await viewer.call('GET', '/survey/reports')).toMatchObject({
      status: 403,
      body: { message: messages.notGrantable({ who: 'admins and managers' }) },
    });
  });

  it('is named in the refusal of everyone else, owners and those with a grant included', async () => {
    const owner = await makeOwner(t);
    const granted = await makeMember(t, owner.organisationId, 'admin', ['reports:write']);
    for (const actor of [owner, granted])
      expect(await actor.call('GET', '/survey/reports')).toMatchObject({
        status: 403,
        body: { message: messages.notAmongAuthors() },
      });
    const { organisation } = (await granted.call('GET', '/auth/my-profile')).body.user;
    expect(organisation.authors_listed).toBe(true);
  });

  it('takes the right to write reports from everyone who is not on the list, whatever their role', async () => {
    const owner = await makeOwner(t);
    const author = await makeOwner(t, 'Authors', { email: 'author@example.com' });
    expect([await rights(owner), await rights(author)]).toEqual([undefined, 'organisation']);
    const granted = await makeMember(t, owner.organisationId, 'admin', ['reports:write']);
    expect(await rights(granted)).toBeUndefined();
  });
});
