import type { Feature } from '../../feature.ts';
import { billingRoutes } from './billing.routes.ts';
import { seatRequestLeaves } from './seat-request-leaves.ts';
import { seatsCommand } from './seats.admin.ts';

/** The seats that an organisation has, and asking for more. */
export const billing: Feature = {
  routes: ({ serve, parts }) => billingRoutes(serve, parts),
  commands: [seatsCommand],
  mailRules: { 'seats.requested': seatRequestLeaves },
};
