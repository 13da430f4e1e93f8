import type { Call } from '@fourfold/contract/calls';
import { type Access, actsInOrganisation } from '@fourfold/contract/calls';
import {
  howToGet,
  type MemberRights,
  messages,
  organisationHeader,
  type Permission,
  type Reach,
  reachOf,
  scopeMissing,
  type TokenAccess,
  type TokenScope,
} from '@fourfold/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allOf } from '../lists.ts';
import { AppError, forbidden, unauthenticated } from './app-error.ts';

/** A member of the organisation that the caller works in at the moment. */
export interface Membership extends MemberRights {
  readonly userId: string;
  readonly organisationId: string;
  readonly departments: readonly string[];
}

/** What a program proves itself by. Its scopes and its owner's rights of today both have to allow a call. */
export interface ApiToken {
  readonly id: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: Date;
}

/** The person who signed in and makes this call. */
export interface Caller {
  readonly userId: string;
  /** Null where an API token makes the call. */
  readonly sessionId: string | null;
  /** Null where a session makes the call. */
  readonly apiToken: ApiToken | null;
  readonly emailVerified: boolean;
  /** The organisation asks for a second step at sign-in, and this account has none. */
  readonly lacksSecondStep: boolean;
  readonly membership: Membership | null;
}

/** A caller whose permission was checked, with how far it reaches. */
export interface Member extends Caller {
  readonly membership: Membership;
  readonly reach: Exclude<Reach, 'granted'>;
}

/** A caller who signed in themselves. */
export interface SignedIn extends Caller {
  readonly sessionId: string;
}

/** Finds out who calls. It gets the reply too, to take a dead session's cookie away. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>;

export type CallerFor<A extends Access> = A extends { kind: 'member' }
  ? A extends { token: 'never' }
    ? Member & SignedIn
    : Member
  : A extends { kind: 'session' | 'verified' }
    ? A extends { token: 'never' }
      ? SignedIn
      : Caller
    : null;

/** The check that every route passes: answers who calls, or throws what they lack. */
export async function authorise<A extends Access>(
  access: A,
  request: FastifyRequest,
  identify: () => Promise<Caller | null>,
): Promise<CallerFor<A>> {
  return (await check(access, request, identify)) as CallerFor<A>;
}

async function check(
  access: Access,
  request: FastifyRequest,
  identify: () => Promise<Caller | null>,
): Promise<Caller | Member | null> {
  if (access.kind === 'public' || access.kind === 'link') return null;
  const caller = await identify();
  if (caller === null) throw unauthenticated();
  if (caller.apiToken !== null) requireScopes(caller.apiToken, access.token);
  if (access.kind === 'session') return caller;
  if (!caller.emailVerified) throw new AppError('email_not_verified', messages.unverified());
  if (actsInOrganisation(access)) {
    refuseOtherOrganisation(caller, request);
    if (caller.lacksSecondStep) throw new AppError('second_step_missing', messages.secondStepMissing());
  }
  if (access.kind === 'verified') return caller;
  return asMember(caller, access.permission, access.reach);
}

function requireScopes({ scopes }: ApiToken, needed: TokenAccess): void {
  if (needed === 'never') throw new AppError('forbidden', messages.tokenRefused());
  const missing = needed.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) throw new AppError('scope_missing', scopeMissing(missing));
}

/** For what a call does only sometimes, and never for a program: answers are deleted by people. */
export function refuseTokens({ apiToken }: Caller): void {
  if (apiToken !== null) requireScopes(apiToken, 'never');
}

/** A tab that was drawn for one organisation must not act in the one that another tab has switched to. */
function refuseOtherOrganisation({ membership }: Caller, request: FastifyRequest): void {
  const meant = request.headers[organisationHeader];
  if (meant !== undefined && meant !== membership?.organisationId) {
    throw new AppError('organisation_changed', messages.organisationChanged());
  }
}

function asMember(caller: Caller, permission: Permission, needed?: Reach): Member {
  const { membership } = caller;
  const reach = membership === null ? null : reachOf(membership, permission);
  if (membership === null) throw forbidden();
  if (reach === null) throw forbidden(howToGet(membership, permission, allOf) ?? undefined);
  if (needed !== undefined && reach !== needed) throw forbidden();
  return { ...caller, membership, reach };
}

export type CallerOf<O extends Call> = CallerFor<O['access']>;
