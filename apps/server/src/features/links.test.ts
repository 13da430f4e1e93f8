import { downloads } from '@fourfold/contract/words';
import { DESIGN_VERSION } from '@fourfold/measurement';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../testing/actors.ts';
import { makeRunningPlan } from '../testing/plans.ts';
import { holderOf, type LinkHolder, makeRespondent } from '../testing/respondents.ts';
import { insertSnapshotOf } from '../testing/snapshots.ts';
import { makeSubmission } from '../testing/submissions.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { informationUrl } from './assessment/information-link.ts';
import { ownPageUrl } from './assessment/own-page-link.ts';
import { downloadLink } from './leads/download-links.ts';
import { forgetUrl } from './leads/forget-link.ts';
import { endDigestsUrl } from './people/end-digests.routes.ts';
import { ownerUrl, tickUrl } from './plans/plan-link.ts';
import { snapshotUrl } from './snapshots/snapshot-link.ts';
import { endWeeklyUrl } from './weekly/end-weekly.routes.ts';

/**
 * Every kind of signed link there is, each with a call that it opens. A signature is worth nothing without all that was
 * signed, for anything else, for anybody else, or in the place of another kind.
 */
interface Kind {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parameter of the signature. */
  readonly by: string;
  readonly payload?: object;
}

let t: TestApp;
let kinds: Record<string, Kind>;
let others: Record<string, Kind>;

beforeAll(async () => {
  t = await createTestApp();
  const [first, second] = [await makeOwner(t, 'First'), await makeOwner(t, 'Second')];
  kinds = await kindsOf(first, 'visitor@example.com');
  t.pass(1);
  others = await kindsOf(second, 'another@example.com');
});

async function kindsOf(owner: Actor, visitor: string): Promise<Record<string, Kind>> {
  const site = { appUrl: 'http://localhost', signer: t.signer, now: t.now() };
  const submitted = await makeSubmission(t, owner);
  const candidate = await makeSubmission(t, owner, 'candidate');
  const member = await makeMember(t, owner.organisationId, 'admin');
  const plan = await makeRunningPlan(t, owner);
  const survey = (call: string, holder: LinkHolder) => ({
    path: `/api/survey/responses/${holder.id}/${call}`,
    query: { signature: holder.signature, expires: holder.expires },
    by: 'signature',
  });
  return {
    questionnaire: { method: 'GET', ...survey('questions', await makeRespondent(t, owner)) },
    'copied questionnaire': {
      method: 'GET',
      ...survey('questions', await copiedBy(owner, await makeRespondent(t, owner))),
    },
    decline: { method: 'POST', ...survey('decline', await makeRespondent(t, owner)) },
    'one click': {
      method: 'POST',
      ...oneClick(await makeRespondent(t, owner)),
    },
    'own page': { method: 'GET', ...byApi('respondents', ownPageUrl(site, submitted.id)) },
    'owned plan': { method: 'GET', ...byPlan(ownerUrl(t, plan, t.now())) },
    'week of a plan': {
      method: 'POST',
      ...asItIs(tickUrl(t, plan, { week: '2026-03-02', done: true }, t.now())),
    },
    snapshot: {
      method: 'POST',
      ...bySnapshot(snapshotUrl(t, await insertSnapshotOf(t, owner))),
    },
    'interview sheet': {
      method: 'GET',
      ...byApi('interview-sheets', await sheetOf(owner, candidate)),
    },
    'information sheet': {
      method: 'GET',
      ...byInformation(
        informationUrl(site, {
          ...{ organisationId: owner.organisationId, kind: 'employee', form: 'full', own: null },
        }),
      ),
    },
    'information sheet of someone asked a pulse': {
      method: 'GET',
      ...byInformation(
        informationUrl(site, {
          ...{ organisationId: owner.organisationId, kind: 'employee', form: 'pulse' },
          own: { version: DESIGN_VERSION, set: 3 },
        }),
      ),
    },
    download: { method: 'GET', ...asItIs(downloadLink(t.signer, guideOf(visitor), t.now()).path) },
    forget: { method: 'POST', ...asItIs(forgetUrl({ signer: t.signer, siteUrl: '' }, visitor)) },
    digests: {
      method: 'POST',
      ...asItIs(endDigestsUrl(t.signer, '', { organisationId: owner.organisationId, userId: member.id })),
    },
    weekly: {
      method: 'POST',
      ...asItIs(endWeeklyUrl(t.signer, '', { organisationId: owner.organisationId, userId: member.id })),
    },
  };
}

const sheetOf = async (owner: Actor, { id }: LinkHolder): Promise<string> =>
  (await owner.call('POST', `/survey/hires/${id}/interview-sheet`, { interviewer: 'Ivo' })).body.url;

const copiedBy = async (owner: Actor, { id, email }: LinkHolder): Promise<LinkHolder> =>
  holderOf(t, email, (await owner.call('GET', `/survey/responses/${id}/link`)).body.url);

/** A file for each of the two, as a link is for a file. */
const guideOf = (visitor: string) => {
  const [first, second] = Object.values(downloads);
  const chosen = visitor.startsWith('visitor') ? first : second;
  return chosen ?? { file: '', title: '' };
};

const partsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return { pathname, query: Object.fromEntries(searchParams) };
};
const asItIs = (address: string) => {
  const { pathname, query } = partsOf(address);
  return { path: pathname, query, by: 's' };
};
const byApi = (resource: string, address: string) => {
  const { pathname, query } = partsOf(address);
  const { s = '', e = '' } = query;
  const path = `/api/survey/${resource}/${pathname.split('/').at(-1)}`;
  return { path, query: { signature: s, expires: e }, by: 'signature' };
};
const byPlan = (address: string) => {
  const { pathname, query } = partsOf(address);
  const { n = '', s = '', e = '' } = query;
  const path = `/api/plans/${pathname.split('/').at(-1)}/owner`;
  return { path, query: { number: n, signature: s, expires: e }, by: 'signature' };
};
const bySnapshot = (address: string) => {
  const { pathname, query } = partsOf(address);
  const { s = '', e = '' } = query;
  const path = `/api/snapshots/${pathname.split('/').at(-1)}/openings`;
  return { path, query: { signature: s, expires: e }, by: 'signature' };
};
const byInformation = (address: string) => {
  const { pathname, query } = partsOf(address);
  const { s = '', ...which } = query;
  return { path: `/api${pathname}`, query: { ...which, signature: s }, by: 'signature' };
};
const oneClick = ({ id, signature, expires }: LinkHolder) => ({
  path: `/survey/responses/${id}`,
  query: { e: expires, s: signature },
  by: 's',
});

async function follow({ method, path, query }: Kind): Promise<number> {
  const url = `${path}?${new URLSearchParams(query)}`;
  return (await t.app.inject({ method, url } satisfies InjectOptions)).statusCode;
}

const names = [
  'questionnaire',
  'copied questionnaire',
  'decline',
  'one click',
  'own page',
  'owned plan',
  'week of a plan',
  'snapshot',
  'interview sheet',
  'information sheet',
  'information sheet of someone asked a pulse',
  'download',
  'forget',
  'digests',
  'weekly',
];
const kind = (name: string, from = kinds): Kind => from[name] as Kind;
/** A file that the build makes is not there in this test: that it is looked for says that the link was taken. */
const opens = (name: string) => (name === 'download' ? [404] : [200, 204]);
const closed = [401, 403, 404, 410];

describe.each(names)('the link: %s', (name) => {
  it('opens nothing without all of what was signed, or with a sign of it changed', async () => {
    const { query, by } = kind(name);
    const signature = query[by] ?? '';
    const forged = [
      ...Object.keys(query).map((part) =>
        Object.fromEntries(Object.entries(query).filter(([key]) => key !== part)),
      ),
      ...Object.keys(query).map((part) => ({ ...query, [part]: '' })),
      ...Object.keys(query).map((part) => ({ ...query, [part]: raised(query[part] ?? '') })),
      { ...query, [by]: signature.slice(0, -1) },
      { ...query, [by]: `${signature}A` },
      { ...query, [by]: swapped(signature) },
      { ...query, [by]: 'A'.repeat(signature.length) },
      { ...query, [by]: 'undefined' },
    ];
    for (const each of forged) {
      const status = await follow({ ...kind(name), query: each });
      if (name === 'download') expect([each, [403, 410].includes(status)]).toEqual([each, true]);
      else expect([each, closed.includes(status)]).toEqual([each, true]);
    }
  });

  it('opens nothing with what was signed for someone else', async () => {
    const other = kind(name, others);
    const mixed = {
      ...kind(name),
      query: { ...kind(name).query, [kind(name).by]: other.query[other.by] ?? '' },
    };
    expect(name === 'download' ? [403] : closed).toContain(await follow(mixed));
  });

  it('opens nothing with the signature of another kind', async () => {
    for (const stranger of names) {
      const { query, by } = kind(stranger);
      const sameThing =
        kind(stranger).path.split('/').slice(0, 5).join('/') ===
        kind(name).path.split('/').slice(0, 5).join('/');
      if (sameThing) continue;
      const expires = query.expires ?? query.e ?? '';
      const dates = Object.keys(kind(name).query).filter((key) => key === 'expires' || key === 'e');
      const dated = Object.fromEntries(dates.map((key) => [key, expires]));
      const tried = { ...kind(name).query, ...dated, [kind(name).by]: query[by] ?? '' };
      expect(name === 'download' ? [403, 410] : closed).toContain(
        await follow({ ...kind(name), query: tried }),
      );
    }
  });

  // The first results of a process wait for what is computed once.
  it('opens with all of it', { timeout: 60_000 }, async () => {
    expect(opens(name)).toContain(await follow(kind(name)));
  });
});

/** Later by a day, or another sign at the end. */
const raised = (text: string) =>
  /^\d+$/.test(text)
    ? String(Number(text) + 86_400)
    : text.replace(/.$/, (sign) => (sign === 'B' ? 'C' : 'B'));
const swapped = (text: string) =>
  text.replace(/[a-zA-Z]/g, (sign) =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  );
