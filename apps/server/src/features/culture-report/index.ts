import type { Feature } from '../../feature.ts';
import { reckon } from '../culture/compute/reckoners.ts';
import { cultureReportRoutes } from './culture-report.routes.ts';

/** The culture page as a PDF. */
export const cultureReport: Feature = {
  routes: ({ serve, parts: { db, clock } }) => cultureReportRoutes(serve, { db, clock, reckon }),
};
