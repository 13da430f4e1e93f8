import type { Call } from '../call.ts';

/** What a plan did is a figure of groups: it leaves through the gate, like every other. */
export const getExperiment = {
  id: 'getExperiment',
  method: 'GET',
  path: '/plans/:planId/experiment',
  access: {
    kind: 'member',
    permission: 'groups:see',
    reach: 'organisation',
    token: ['people:read', 'figures:read'],
  },
} as const satisfies Call;

const manage = {
  kind: 'member',
  permission: 'plans:manage',
  token: ['people:read', 'figures:read', 'write'],
} as const;

export const listPlanResults = {
  id: 'listPlanResults',
  method: 'GET',
  path: '/plans/results',
  access: getExperiment.access,
} as const satisfies Call;

export const foreseeExperiment = {
  id: 'foreseeExperiment',
  method: 'POST',
  path: '/plans/:planId/experiment/outlook',
  access: manage,
} as const satisfies Call;

export const drawExperiment = {
  id: 'drawExperiment',
  method: 'POST',
  path: '/plans/:planId/experiment',
  access: manage,
} as const satisfies Call;

export const noteEarlyStart = {
  id: 'noteEarlyStart',
  method: 'PUT',
  path: '/plans/:planId/experiment/teams/:teamId',
  access: manage,
} as const satisfies Call;

export const endExperiment = {
  id: 'endExperiment',
  method: 'POST',
  path: '/plans/:planId/experiment/end',
  access: manage,
} as const satisfies Call;

export const experimentsCalls = [
  getExperiment,
  listPlanResults,
  foreseeExperiment,
  drawExperiment,
  noteEarlyStart,
  endExperiment,
] as const;
