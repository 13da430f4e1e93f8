import type { Feature } from '../../feature.ts';
import { compute } from '../culture/3-estimate/compute-threads.ts';
import { hiresRoutes } from './hires.routes.ts';
import { sheetMailLeaves } from './sheet-leaves.ts';

/** Candidates compared with the team that they would join. */
export const hires: Feature = {
  routes: async ({ serve, parts }) => hiresRoutes(serve, { ...parts, compute }),
  mailRules: { 'interview.sheet': sheetMailLeaves },
};
