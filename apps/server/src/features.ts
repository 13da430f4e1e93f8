import type { Feature } from './feature.ts';
import { analysis } from './features/analysis/index.ts';
import { assessment } from './features/assessment/index.ts';
import { backup } from './features/backup/index.ts';
import { billing } from './features/billing/index.ts';
import { bounces } from './features/bounces/index.ts';
import { culture } from './features/culture/index.ts';
import { cultureReport } from './features/culture-report/index.ts';
import { demo } from './features/demo/index.ts';
import { desk } from './features/desk/index.ts';
import { erasure } from './features/erasure/index.ts';
import { hires } from './features/hires/index.ts';
import { identity } from './features/identity/index.ts';
import { information } from './features/information/index.ts';
import { interviewKits } from './features/interview-kits/index.ts';
import { leads } from './features/leads/index.ts';
import { mailbox } from './features/mailbox/index.ts';
import { moving } from './features/moving/index.ts';
import { norms } from './features/norms/index.ts';
import { operation } from './features/operation/index.ts';
import { ownPage } from './features/own-page/index.ts';
import { people } from './features/people/index.ts';
import { person } from './features/person/index.ts';
import { plans } from './features/plans/index.ts';
import { pulses } from './features/pulses/index.ts';
import { reports } from './features/reports/index.ts';
import { rounds } from './features/rounds/index.ts';
import { site } from './features/site/index.ts';
import { snapshots } from './features/snapshots/index.ts';
import { vacancies } from './features/vacancies/index.ts';
import { webinars } from './features/webinars/index.ts';
import { weekly } from './features/weekly/index.ts';

/** All that the server is made of. Watchers are told, and the operator's commands are listed, in this order. */
export const features: readonly Feature[] = [
  identity,
  billing,
  assessment,
  ownPage,
  people,
  vacancies,
  rounds,
  person,
  culture,
  cultureReport,
  snapshots,
  analysis,
  plans,
  pulses,
  weekly,
  desk,
  hires,
  reports,
  leads,
  webinars,
  information,
  interviewKits,
  demo,
  norms,
  erasure,
  backup,
  moving,
  bounces,
  mailbox,
  operation,
  site,
];

export const watchers = features.flatMap((feature) => feature.watchers ?? []);
export const commands = features.flatMap((feature) => feature.commands ?? []);
