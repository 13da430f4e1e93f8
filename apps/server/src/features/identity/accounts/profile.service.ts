import type { User as Profile } from '@fourfold/contract/schemas';
import { permissionsOf } from '@fourfold/contract/words';
import type { Queries } from '../../../kernel/database/database.ts';
import type { ApiToken, Caller, Membership } from '../../../kernel/http/access.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { listDepartments } from '../departments/departments.repository.ts';
import { listOwnerNames } from '../members/members.repository.ts';
import { logoUrl } from '../organisations/logo.ts';
import { getOrganisation, listOwnOrganisations } from '../organisations/organisations.repository.ts';
import { hasSecondStep } from '../second-step/second-step.repository.ts';
import { getUser, type User } from '../users/users.repository.ts';

/** What the screens know about the person who signed in. */
export async function profileOf(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  caller: Caller,
  requestToken: string | null,
): Promise<Profile> {
  const user = await getUser(db, caller.userId);
  const organisation =
    caller.membership === null ? null : await currentOf(db, caller.userId, caller.membership);
  const everyone = config.SECOND_STEP === 'required';
  const { apiToken } = caller;
  const all = await listOwnOrganisations(db, caller.userId);
  // A token leads to one organisation, and to nothing of the account that a program there does not need.
  const organisations = apiToken === null ? all : all.filter(({ id }) => id === organisation?.id);
  return {
    ...presentUser(user),
    ...(apiToken === null ? {} : { phone: null, pending_email: null, api_token: presentApiToken(apiToken) }),
    second_step: await hasSecondStep(db, user.id),
    company: organisation?.name ?? null,
    organisation: organisation && {
      ...organisation,
      authors_listed: config.REPORT_AUTHORS !== undefined,
      second_step_required: organisation.second_step_required || everyone,
    },
    organisations: organisations.map(({ id, name, role }) => ({ id, name, role })),
    permissions: caller.membership === null ? {} : permissionsOf(caller.membership),
    csrf_token: requestToken,
  };
}

const presentApiToken = ({ scopes, expiresAt }: ApiToken) => ({
  scopes: [...scopes],
  expires_at: expiresAt.toISOString(),
});

export const presentUser = (user: User) => ({
  id: user.id,
  email: user.email,
  email_verified_at: user.email_verified_at?.toISOString() ?? null,
  pending_email: user.pending_email,
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone,
});

async function currentOf(
  db: Queries,
  userId: string,
  { organisationId, role, grants, departments }: Membership,
) {
  const { id, name, logo_id, second_step_required } = await getOrganisation(db, organisationId);
  const all = await listDepartments(db, organisationId);
  return {
    id,
    name,
    role,
    grants: [...grants],
    departments: all.filter((department) => departments.includes(department.id)),
    logo_url: logoUrl(logo_id),
    owners: await listOwnerNames(db, organisationId),
    second_step_required,
    ...(await mailsWanted(db, organisationId, userId)),
  };
}

const mailsWanted = (db: Queries, organisationId: string, userId: string) =>
  db
    .selectFrom('memberships')
    .select(['digests', 'weekly'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
