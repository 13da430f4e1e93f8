import {
  type AnswerOf,
  getBilling,
  getOrganisation,
  getSecondStep,
  listColleagueInvitations,
  listDepartments,
  listForms,
  listMembers,
  listOwnTokens,
  listSessions,
  listTokens,
  previewInvitation,
} from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';
import { may } from '../../lib/may.ts';

export const settingsTabs = ['access', 'billing', 'company', 'profile'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab stands in the address, so that links and a reload keep it. */
export const tabOf = (query: URLSearchParams): SettingsTab =>
  settingsTabs.find((tab) => tab === query.get('tab')) ?? 'access';

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>;
export type Colleagues = Awaited<ReturnType<typeof loadColleagues>>;
export type Colleague = Colleagues['members'][number];
export type Department = Colleagues['departments'][number];
export type Billing = AnswerOf<typeof getBilling>;
export type OwnTokens = AnswerOf<typeof listOwnTokens>;
export type SecondStep = AnswerOf<typeof getSecondStep>;
export type Company = AnswerOf<typeof getOrganisation>['organisation'];

/** Only what the tab shows and the role may ask for. */
export function loadSettings(tab: SettingsTab, user: User) {
  const manages = may(user, 'organisation:manage');
  const on = (wanted: SettingsTab, allowed = true) => tab === wanted && allowed;
  return {
    secondStep: on('profile') ? later(call(getSecondStep, {})) : null,
    ownTokens: on('profile') ? later(call(listOwnTokens, {})) : null,
    sessions: on('access') ? later(call(listSessions, {})) : null,
    colleagues: on('access', manages) ? later(loadColleagues()) : null,
    tokens: on('access', manages) ? later(call(listTokens, {})) : null,
    billing: on('billing', may(user, 'organisation:own')) ? later(call(getBilling, {})) : null,
    company: on('company', manages) ? later(call(getOrganisation, {})) : null,
    forms: on('company', manages) ? later(call(listForms, {}).then(({ forms }) => forms)) : null,
    visibility: on('company', manages) ? later(loadVisibility()) : null,
  };
}

async function loadColleagues() {
  const [{ members }, { invitations }, { departments }] = await Promise.all([
    call(listMembers, {}),
    call(listColleagueInvitations, {}),
    call(listDepartments, {}),
  ]);
  return { members, invitations, departments };
}

/** What people read before their first question about who will see what, by kind. */
async function loadVisibility() {
  const [employee, candidate] = await Promise.all([
    call(previewInvitation, { query: { kind: 'employee' } }),
    call(previewInvitation, { query: { kind: 'candidate' } }),
  ]);
  return [employee, candidate].map(({ envelope }) => envelope.invitation?.visibility.statements ?? []);
}
