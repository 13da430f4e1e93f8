import { accountsCalls } from './accounts/calls.ts';
import { assessmentCalls } from './assessment/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { bouncesCalls } from './bounces/calls.ts';
import type { Call } from './call.ts';
import { cultureCalls } from './culture/calls.ts';
import { demoCalls } from './demo/calls.ts';
import { deskCalls } from './desk/calls.ts';
import { experimentsCalls } from './experiments/calls.ts';
import { hiresCalls } from './hires/calls.ts';
import { informationCalls } from './information/calls.ts';
import { interviewKitsCalls } from './interview-kits/calls.ts';
import { leadsCalls } from './leads/calls.ts';
import { membersCalls } from './members/calls.ts';
import { organisationsCalls } from './organisations/calls.ts';
import { ownAccountCalls } from './own-account/calls.ts';
import { ownPageCalls } from './own-page/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { plansCalls } from './plans/calls.ts';
import { profilesCalls } from './profiles/calls.ts';
import { pulsesCalls } from './pulses/calls.ts';
import { reportsCalls } from './reports/calls.ts';
import { secondStepCalls } from './second-step/calls.ts';
import { snapshotsCalls } from './snapshots/calls.ts';
import { vacanciesCalls } from './vacancies/calls.ts';

export * from './accounts/calls.ts';
export * from './assessment/calls.ts';
export * from './audit/calls.ts';
export * from './bounces/calls.ts';
export * from './culture/calls.ts';
export * from './demo/calls.ts';
export * from './desk/calls.ts';
export * from './experiments/calls.ts';
export * from './hires/calls.ts';
export * from './information/calls.ts';
export * from './interview-kits/calls.ts';
export * from './leads/calls.ts';
export * from './members/calls.ts';
export * from './organisations/calls.ts';
export * from './own-account/calls.ts';
export * from './own-page/calls.ts';
export * from './people/calls.ts';
export * from './plans/calls.ts';
export * from './profiles/calls.ts';
export * from './pulses/calls.ts';
export * from './reports/calls.ts';
export * from './second-step/calls.ts';
export * from './snapshots/calls.ts';
export * from './vacancies/calls.ts';

/** Every call of the API, listed once. */
export const operations: readonly Call[] = [
  ...accountsCalls,
  ...assessmentCalls,
  ...auditCalls,
  ...bouncesCalls,
  ...cultureCalls,
  ...demoCalls,
  ...deskCalls,
  ...experimentsCalls,
  ...hiresCalls,
  ...informationCalls,
  ...interviewKitsCalls,
  ...leadsCalls,
  ...membersCalls,
  ...organisationsCalls,
  ...ownPageCalls,
  ...peopleCalls,
  ...plansCalls,
  ...pulsesCalls,
  ...ownAccountCalls,
  ...profilesCalls,
  ...reportsCalls,
  ...secondStepCalls,
  ...snapshotsCalls,
  ...vacanciesCalls,
];
export { type Access, actsInOrganisation, type Call } from './call.ts';
export type { AnswerOf, BodyOf, CallOf, ParamsOf, QueryOf, ReplyOf } from './types.ts';
