import type { Call } from '../call.ts';

/** Anyone who sees figures of groups sees what is planned; plans name people, so a program needs to read people. */
const see = {
  kind: 'member',
  permission: 'groups:see',
  reach: 'organisation',
  token: ['people:read'],
} as const;
/** For a plan's own people too: its owner ticks it and says when it is done, whatever their role. */
const act = { ...see, token: ['people:read', 'write'] } as const;
const manage = { kind: 'member', permission: 'plans:manage', token: ['people:read', 'write'] } as const;
const link = { kind: 'link' } as const;

export const listPlans = {
  id: 'listPlans',
  method: 'GET',
  path: '/plans',
  access: see,
} as const satisfies Call;

export const draftPlan = {
  id: 'draftPlan',
  method: 'GET',
  path: '/plans/draft',
  access: manage,
} as const satisfies Call;

export const makePlan = {
  id: 'makePlan',
  method: 'POST',
  path: '/plans',
  access: manage,
} as const satisfies Call;

export const getPlan = {
  id: 'getPlan',
  method: 'GET',
  path: '/plans/:planId',
  access: see,
} as const satisfies Call;

export const changePlan = {
  id: 'changePlan',
  method: 'PUT',
  path: '/plans/:planId',
  access: manage,
} as const satisfies Call;

export const startPlan = {
  id: 'startPlan',
  method: 'POST',
  path: '/plans/:planId/start',
  access: manage,
} as const satisfies Call;

export const finishPlan = {
  id: 'finishPlan',
  method: 'POST',
  path: '/plans/:planId/done',
  access: act,
} as const satisfies Call;

export const dropPlan = {
  id: 'dropPlan',
  method: 'POST',
  path: '/plans/:planId/drop',
  access: manage,
} as const satisfies Call;

export const resumePlan = {
  id: 'resumePlan',
  method: 'POST',
  path: '/plans/:planId/resume',
  access: manage,
} as const satisfies Call;

export const tickPlan = {
  id: 'tickPlan',
  method: 'PUT',
  path: '/plans/:planId/ticks/:week',
  access: act,
} as const satisfies Call;

export const commentPlan = {
  id: 'commentPlan',
  method: 'POST',
  path: '/plans/:planId/comments',
  access: act,
} as const satisfies Call;

export const renewPlanLink = {
  id: 'renewPlanLink',
  method: 'POST',
  path: '/plans/:planId/fresh-link',
  access: manage,
} as const satisfies Call;

export const getOwnedPlan = {
  id: 'getOwnedPlan',
  method: 'GET',
  path: '/plans/:planId/owner',
  access: link,
} as const satisfies Call;

export const tickOwnedPlan = {
  id: 'tickOwnedPlan',
  method: 'PUT',
  path: '/plans/:planId/owner/ticks/:week',
  access: link,
} as const satisfies Call;

export const commentOwnedPlan = {
  id: 'commentOwnedPlan',
  method: 'POST',
  path: '/plans/:planId/owner/comments',
  access: link,
} as const satisfies Call;

export const finishOwnedPlan = {
  id: 'finishOwnedPlan',
  method: 'POST',
  path: '/plans/:planId/owner/done',
  access: link,
} as const satisfies Call;

/** With the link of one's own page: what is planned for one's department. */
export const listPlansHere = {
  id: 'listPlansHere',
  method: 'GET',
  path: '/survey/respondents/:responseId/plans',
  access: link,
} as const satisfies Call;

export const getTeamPlan = {
  id: 'getTeamPlan',
  method: 'GET',
  path: '/team-plans/:team',
  access: see,
} as const satisfies Call;

export const changeTeamPlan = {
  id: 'changeTeamPlan',
  method: 'PUT',
  path: '/team-plans/:team',
  access: manage,
} as const satisfies Call;

/** Answers a PDF, with figures as far as the caller sees them. */
export const exportTeamPlan = {
  id: 'exportTeamPlan',
  method: 'GET',
  path: '/team-plans/:team/plan.pdf',
  access: { ...see, token: ['people:read', 'figures:read'] },
} as const satisfies Call;

export const plansCalls = [
  listPlans,
  draftPlan,
  makePlan,
  getPlan,
  changePlan,
  startPlan,
  finishPlan,
  dropPlan,
  resumePlan,
  tickPlan,
  commentPlan,
  renewPlanLink,
  getOwnedPlan,
  tickOwnedPlan,
  commentOwnedPlan,
  finishOwnedPlan,
  listPlansHere,
  getTeamPlan,
  changeTeamPlan,
  exportTeamPlan,
] as const;
