import { accountsSchemas } from './accounts/schemas.ts';
import { assessmentSchemas } from './assessment/schemas.ts';
import { auditSchemas } from './audit/schemas.ts';
import { bouncesSchemas } from './bounces/schemas.ts';
import type { Call } from './call.ts';
import { cultureSchemas } from './culture/schemas.ts';
import { demoSchemas } from './demo/schemas.ts';
import { deskSchemas } from './desk/schemas.ts';
import { experimentsSchemas } from './experiments/schemas.ts';
import { hiresSchemas } from './hires/schemas.ts';
import { informationSchemas } from './information/schemas.ts';
import { interviewKitsSchemas } from './interview-kits/schemas.ts';
import { leadsSchemas } from './leads/schemas.ts';
import { membersSchemas } from './members/schemas.ts';
import { organisationsSchemas } from './organisations/schemas.ts';
import { ownAccountSchemas } from './own-account/schemas.ts';
import { ownPageSchemas } from './own-page/schemas.ts';
import { peopleSchemas } from './people/schemas.ts';
import { plansSchemas } from './plans/schemas.ts';
import { profilesSchemas } from './profiles/schemas.ts';
import { pulsesSchemas } from './pulses/schemas.ts';
import { reportsSchemas } from './reports/schemas.ts';
import { secondStepSchemas } from './second-step/schemas.ts';
import type { Operation, Shape } from './shape.ts';
import { snapshotsSchemas } from './snapshots/schemas.ts';
import { vacanciesSchemas } from './vacancies/schemas.ts';

export * from './accounts/schemas.ts';
export * from './assessment/schemas.ts';
export * from './audit/schemas.ts';
export * from './bounces/schemas.ts';
export * from './culture/schemas.ts';
export * from './demo/schemas.ts';
export * from './desk/schemas.ts';
export * from './errors/schemas.ts';
export * from './experiments/schemas.ts';
export * from './fields.ts';
export * from './hires/schemas.ts';
export * from './information/schemas.ts';
export * from './interview-kits/schemas.ts';
export * from './leads/schemas.ts';
export * from './members/schemas.ts';
export * from './organisations/schemas.ts';
export * from './own-account/schemas.ts';
export * from './own-page/schemas.ts';
export * from './people/schemas.ts';
export * from './plans/schemas.ts';
export * from './profiles/schemas.ts';
export * from './pulses/schemas.ts';
export * from './reports/schemas.ts';
export * from './second-step/schemas.ts';
export * from './snapshots/schemas.ts';
export * from './vacancies/schemas.ts';

/** What every call takes and answers, by its id. */
export const schemas = {
  ...accountsSchemas,
  ...assessmentSchemas,
  ...auditSchemas,
  ...bouncesSchemas,
  ...cultureSchemas,
  ...demoSchemas,
  ...deskSchemas,
  ...experimentsSchemas,
  ...hiresSchemas,
  ...informationSchemas,
  ...interviewKitsSchemas,
  ...leadsSchemas,
  ...membersSchemas,
  ...organisationsSchemas,
  ...ownPageSchemas,
  ...peopleSchemas,
  ...plansSchemas,
  ...pulsesSchemas,
  ...ownAccountSchemas,
  ...profilesSchemas,
  ...reportsSchemas,
  ...secondStepSchemas,
  ...snapshotsSchemas,
  ...vacanciesSchemas,
};
export { type Operation, type RateLimit, type Shape, statusOf } from './shape.ts';

/** A call with all that is known of it; one that carries its own shape is whole already. */
export const operationOf = (call: Call): Operation =>
  'summary' in call
    ? (call as Operation)
    : { ...call, ...((schemas as Readonly<Record<string, Shape>>)[call.id] as Shape) };
