import { openClient, showDesk } from '@fourfold/contract/calls';
import type { Feature } from '../../feature.ts';
import { requireOpenOrganisations } from '../identity/users/who-may-register.ts';
import * as service from './desk.service.ts';
import { openFrom } from './open-client.ts';

/** All organisations of someone who works for several, and the way to one more. */
export const desk: Feature = {
  routes: ({ serve, parts }) => {
    serve(showDesk, async ({ caller }) => ({ organisations: await service.showDesk(parts, caller.userId) }));
    serve(openClient, ({ body, caller }) => {
      requireOpenOrganisations(parts.config);
      return openFrom(parts, caller, body);
    });
  },
};
