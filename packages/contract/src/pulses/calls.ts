import type { Call } from '../call.ts';
import { seeGroups } from '../culture/calls.ts';

/** People who see a plan see what its pulses asked and found. */
const see = {
  kind: 'member',
  permission: 'groups:see',
  reach: 'organisation',
  token: ['people:read'],
} as const;
const manage = { kind: 'member', permission: 'plans:manage', token: ['people:read', 'write'] } as const;
const link = { kind: 'link' } as const;

export const listPulses = {
  id: 'listPulses',
  method: 'GET',
  path: '/plans/:planId/pulses',
  access: see,
} as const satisfies Call;

/** Whom it would ask, and whom it would leave out and why. Nothing is sent. */
export const previewPulse = {
  id: 'previewPulse',
  method: 'POST',
  path: '/plans/:planId/pulses/preview',
  access: manage,
} as const satisfies Call;

export const askPulse = {
  id: 'askPulse',
  method: 'POST',
  path: '/plans/:planId/pulses',
  access: manage,
} as const satisfies Call;

export const stopPulse = {
  id: 'stopPulse',
  method: 'POST',
  path: '/plans/:planId/pulses/:pulseId/stop',
  access: manage,
} as const satisfies Call;

/** With the link of one's own page: for people who were left out and want to take part all the same. */
export const takePulse = {
  id: 'takePulse',
  method: 'POST',
  path: '/survey/respondents/:responseId/pulse',
  access: link,
} as const satisfies Call;

export const getTrend = {
  id: 'getTrend',
  method: 'GET',
  path: '/survey/culture/trends/:measureKey',
  access: seeGroups,
} as const satisfies Call;

export const pulsesCalls = [listPulses, previewPulse, askPulse, stopPulse, takePulse, getTrend] as const;
