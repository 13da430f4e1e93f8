import { type Download, downloads, type Permission, type Role } from '@fourfold/contract/words';
import { ownPageUrl } from '../../features/assessment/own-page-link.ts';
import { surveyUrl } from '../../features/assessment/survey-link.ts';
import { addReset } from '../../features/identity/accounts/resets.repository.ts';
import { invitationToken } from '../../features/identity/members/joining.ts';
import { downloadLink } from '../../features/leads/download-links.ts';
import { forgetUrl } from '../../features/leads/forget-link.ts';
import { endDigestsUrl } from '../../features/people/end-digests.routes.ts';
import { endWeeklyUrl } from '../../features/weekly/end-weekly.routes.ts';
import { hashToken, newToken } from '../../kernel/signing/secret-token.ts';
import { type Actor, makeMember, makeOwner, password, tokenWish } from '../actors.ts';
import { drawPng } from '../draw-png.ts';
import { type Belongings, everythingOf } from '../everything-of.ts';
import type { TestApp } from '../open-test-app.ts';
import { makeRunningPlan } from '../plans.ts';
import { type LinkHolder, makeRespondent } from '../respondents.ts';
import { insertSnapshotOf } from '../snapshots.ts';
import { makeSubmission } from '../submissions.ts';
import { readMails } from './read-mails.ts';
import type { ActorName } from './requests.ts';

/** Two organisations: the attacker has every role in the first one and only identifiers of the second. */
export interface World {
  /** What the places of a request stand for. */
  readonly places: ReadonlyMap<string, string>;
  /** What each actor sends to prove who they are. */
  readonly proofs: Readonly<Record<ActorName, Readonly<Record<string, string>>>>;
  /** Texts that no answer may hold. */
  readonly secrets: readonly string[];
  /** Texts that no line of the log may hold. */
  readonly personal: readonly string[];
  /** Every row of the organisation that is to stay out of reach. */
  readonly hidden: () => Promise<Belongings>;
  /** Gives everyone back their sessions and places; false where the organisation itself is gone. */
  readonly mend: () => Promise<boolean>;
}

/** Stands in every text of the hidden organisation, and nowhere else. */
export const marker = 'Zwhiddenharbour';
const guide: Download = Object.values(downloads)[0] ?? { file: '', title: '' };

const logoFile = drawPng({ width: 2, height: 2, raw: Buffer.alloc(2 * 9) }).toString('base64');
let made = 0;

export async function makeWorld(t: TestApp, answered = 1): Promise<World> {
  made += 1;
  const home = await furnish(t, await makeOwner(t, 'Quay'), 'Quay', answered);
  const owner = await makeOwner(t, marker, {
    first_name: marker,
    email: `${marker}${made}@example.com`.toLowerCase(),
  });
  const hidden = await furnish(t, owner, marker, 1);
  const unverified = await makeOwner(t, 'Unproved', { email_verified_at: null });
  const roles = await Promise.all(
    (['admin', 'manager', 'hiring'] as const).map((role) => memberOf(t, home.owner, role)),
  );
  const { token: apiToken } = (await home.owner.call('POST', '/auth/tokens', tokenWish('Mine'))).body;
  const { csrf_token: csrf } = (await cookieProfile(t, home.owner)).user;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const [admin, manager, hiring] = roles as [Actor, Actor, Actor];
  const cookie = `token=${home.owner.token}`;
  const own = await signedLinks(t, home);
  await readMails(t, []);
  const places = new Map<string, string>([
    ...prefixed('home', home.ids),
    ...prefixed('hidden', hidden.ids),
    ...own,
    ...otherLinks(t, home.owner),
    ['home.manager.email', manager.email],
    ['home.respondent.email', home.open.email],
    ['home.reset.token', await resetToken(t, home.viewer)],
    ['home.name', 'Quay'],
    ['password', password],
    ['measure', 'active-listening'],
  ]);
  return {
    places,
    proofs: {
      guest: {},
      owner: bearer(home.owner.token),
      admin: bearer(admin.token),
      manager: bearer(manager.token),
      hiring: bearer(hiring.token),
      viewer: bearer(home.viewer.token),
      unverified: bearer(unverified.token),
      apiToken: bearer(apiToken),
      cookie: { cookie, 'x-csrf-token': csrf },
      cookieAlone: { cookie },
    },
    secrets: [marker, marker.toLowerCase(), '$argon2id', hidden.owner.token, hidden.viewer.token],
    personal: [
      home.owner.token,
      hidden.owner.token,
      apiToken,
      home.owner.email,
      home.open.email,
      places.get('home.reset.token') ?? '',
      ...[...own].filter(([name]) => name.endsWith('.signature')).map(([, value]) => value),
    ],
    hidden: () => everythingOf(t.db, hidden.owner),
    mend: await keeper(t, home.owner.organisationId),
  };
}

/** What calls that end sessions, or a membership, take away from the next request. */
async function keeper(t: TestApp, organisationId: string): Promise<World['mend']> {
  const memberships = await t.db
    .selectFrom('memberships')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .execute();
  const ids = memberships.map(({ user_id }) => user_id);
  const sessions = await t.db.selectFrom('sessions').selectAll().where('user_id', 'in', ids).execute();
  return async () => {
    const users = await t.db.selectFrom('users').select('id').where('id', 'in', ids).execute();
    const place = await t.db
      .selectFrom('organisations')
      .select('id')
      .where('id', '=', organisationId)
      .execute();
    if (users.length < ids.length || place.length === 0) return false;
    for (const row of memberships) {
      const key = ['organisation_id', 'user_id'] as const;
      await t.db
        .insertInto('memberships')
        .values(row)
        .onConflict((c) => c.columns(key).doUpdateSet(row))
        .execute();
    }
    for (const row of sessions) {
      await t.db
        .insertInto('sessions')
        .values(row)
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute();
    }
    return true;
  };
}

interface Furnished {
  readonly owner: Actor;
  readonly viewer: Actor;
  readonly open: LinkHolder;
  readonly submitted: LinkHolder;
  /** The link of an interviewer. */
  readonly sheet: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** One of everything that an organisation can have. */
async function furnish(t: TestApp, owner: Actor, name: string, answered: number): Promise<Furnished> {
  const made = async (path: string, payload: object) => (await owner.call('POST', path, payload)).body;
  const { department } = await made('/organisation/departments', { name });
  const viewer = await memberOf(t, owner, 'viewer');
  const email = `${newToken()
    .slice(0, 12)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}@example.com`;
  const { invitation } = await made('/organisation/invitations', { email, role: 'viewer' });
  const { vacancy } = await made('/survey/vacancies', { title: name, department_id: department.id });
  const open = await makeRespondent(t, owner);
  for (let more = 1; more < answered; more += 1) await makeSubmission(t, owner);
  const submitted = await makeSubmission(t, owner);
  const candidate = await makeSubmission(t, owner, 'candidate');
  const shared = await made(`/survey/hires/${candidate.id}/interview-sheet`, { interviewer: name });
  const { interviews } = (await owner.call('GET', `/survey/hires/${candidate.id}`)).body;
  const { report } = await made('/survey/reports', { first_name: name, prompt: `Write of ${name}.` });
  const { details } = await made('/auth/tokens', tokenWish(name));
  const { sessions } = (await owner.call('GET', '/auth/sessions')).body;
  const { rounds } = (await owner.call('GET', '/survey/rounds')).body;
  const plan = await makeRunningPlan(t, owner, department.id);
  const leavesAt = new Date(t.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 16);
  await made('/survey/responses/remind', { leaves_at: leavesAt, words: name });
  const [reminder] = (await owner.call('GET', '/survey/schedule')).body.reminders;
  const logo = (await owner.call('PUT', '/organisation/logo', { image: logoFile })).body;
  return {
    owner,
    viewer,
    open,
    submitted,
    sheet: shared.url,
    ids: {
      organisation: owner.organisationId,
      owner: owner.id,
      'owner.email': owner.email,
      viewer: viewer.id,
      'viewer.email': viewer.email,
      department: department.id,
      response: open.id,
      submitted: submitted.id,
      candidate: candidate.id,
      sheet: interviews.sheets[0].id,
      vacancy: vacancy.id,
      report: report.id,
      invitation: invitation.id,
      'invitation.token': invitationToken(t.signer, invitation.id),
      token: details.id,
      session: sessions[0].id,
      round: rounds[0].id,
      plan: plan.id,
      pulse: plan.pulse,
      snapshot: (await insertSnapshotOf(t, owner)).id,
      reminder: reminder.id,
      logo: String(logo.logo_url).split('/').at(-1) ?? '',
    },
  };
}

const memberOf = (t: TestApp, owner: Actor, role: Role, grants: Permission[] = []) =>
  makeMember(t, owner.organisationId, role, grants);

/** All kinds of personal links of the home organisation, each under its name in refs.ts. */
async function signedLinks(t: TestApp, { open, submitted, sheet }: Furnished) {
  const site = { appUrl: 'http://localhost', signer: t.signer, now: t.now() };
  const past = new Date(t.now().getTime() - 1000);
  const urls: Record<string, string> = {
    survey: surveyUrl('http://localhost', t.signer, open.id, new Date(Number(open.expires) * 1000)),
    late: surveyUrl('http://localhost', t.signer, open.id, past),
    done: surveyUrl('http://localhost', t.signer, submitted.id, new Date(Number(submitted.expires) * 1000)),
    'own-page': ownPageUrl(site, submitted.id),
    sheet,
  };
  return Object.entries(urls).flatMap(([name, address]): [string, string][] => {
    const { pathname, searchParams } = new URL(address);
    return [
      [`${name}.id`, pathname.split('/').at(-1) ?? ''],
      [`${name}.expires`, searchParams.get('e') ?? ''],
      [`${name}.signature`, searchParams.get('s') ?? ''],
    ];
  });
}

/** Those outside the API, with the parts of their query. */
function otherLinks(t: TestApp, owner: Actor): [string, string][] {
  const links: Record<string, string> = {
    download: downloadLink(t.signer, guide, t.now()).path,
    forget: forgetUrl({ signer: t.signer, siteUrl: '' }, 'visitor@example.com'),
    digests: endDigestsUrl(t.signer, '', { organisationId: owner.organisationId, userId: owner.id }),
    weekly: endWeeklyUrl(t.signer, '', { organisationId: owner.organisationId, userId: owner.id }),
  };
  return Object.entries(links).flatMap(([name, address]) =>
    [...new URL(address, 'http://localhost').searchParams].map(([part, value]): [string, string] => [
      `${name}.${part}`,
      value,
    ]),
  );
}

async function resetToken(t: TestApp, { id }: Actor): Promise<string> {
  const token = newToken();
  const expires = new Date(t.now().getTime() + 3_600_000);
  await addReset(t.db, { token_hash: hashToken(token), user_id: id, expires_at: expires });
  return token;
}

const cookieProfile = async (t: TestApp, { token }: Actor) =>
  (await t.app.inject({ url: '/api/auth/my-profile', headers: { cookie: `token=${token}` } })).json();

const prefixed = (side: string, ids: Readonly<Record<string, string>>) =>
  Object.entries(ids).map(([name, id]): [string, string] => [`${side}.${name}`, id]);
