import {
  changeOrganisation,
  changeOwnMails,
  deleteOrganisation,
  getOrganisation,
  leaveOrganisation,
  listOrganisations,
  openOrganisation,
  removeLogo,
  setLogo,
  switchOrganisation,
} from '@fourfold/contract/calls';
import { notFound } from '../../../kernel/http/app-error.ts';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { changeMails } from '../members/members.repository.ts';
import { switchTo } from '../members/switch-organisation.ts';
import { requireOpenOrganisations } from '../users/who-may-register.ts';
import * as logos from './logo.ts';
import { listOwnOrganisations } from './organisations.repository.ts';
import * as service from './organisations.service.ts';

/** Which organisation one works in. */
export function ownOrganisationRoutes(serve: Serve, parts: Parts): void {
  serve(listOrganisations, async ({ caller }) => {
    return { organisations: await listOwnOrganisations(parts.db, caller.userId) };
  });
  serve(openOrganisation, async ({ body, caller }) => {
    requireOpenOrganisations(parts.config);
    return { organisation: await service.openFurther(parts, caller, body.name) };
  });
  serve(switchOrganisation, ({ params, caller }) => switchTo(parts, caller, params.organisationId));
  serve(changeOwnMails, async ({ body, caller }) => {
    const organisationId = caller.membership?.organisationId;
    if (organisationId === undefined) throw notFound();
    await changeMails(parts.db, { organisationId, userId: caller.userId }, body);
  });
  serve(leaveOrganisation, ({ caller }) => service.leave(parts, caller));
}

export function organisationRoutes(serve: Serve, parts: Parts): void {
  const { db, clock } = parts;

  serve(getOrganisation, async ({ caller }) => {
    return { organisation: await service.settingsOf(parts, caller.membership.organisationId) };
  });
  serve(changeOrganisation, async ({ body, caller }) => {
    return { organisation: await service.changeSettings(parts, caller, body) };
  });
  serve(deleteOrganisation, ({ body, caller }) => service.deleteOrganisation(parts, caller, body.name));
  serve(setLogo, async ({ body, caller }) => {
    return { logo_url: await logos.saveLogo(db, caller.membership.organisationId, body.image, clock()) };
  });
  serve(removeLogo, ({ caller }) => logos.removeLogo(db, caller.membership.organisationId));
}
