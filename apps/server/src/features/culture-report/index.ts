import type { Feature } from '../../feature.ts';
import { compute } from '../culture/3-estimate/compute-threads.ts';
import { cultureReportRoutes } from './culture-report.routes.ts';

/** The culture page as a PDF. */
export const cultureReport: Feature = {
  routes: ({ serve, parts: { db, clock } }) => cultureReportRoutes(serve, { db, clock, compute }),
};
