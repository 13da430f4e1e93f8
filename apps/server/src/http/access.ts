import {
  type Access,
  type MemberRights,
  messages,
  type Operation,
  type Permission,
  type Reach,
  reachOf,
} from '@fourfold/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, forbidden, unauthenticated } from './app-error.ts';

/** A member of the organisation that the caller works in at the moment. */
export interface Membership extends MemberRights {
  readonly organisationId: string;
  readonly departments: readonly string[];
}

/** Whoever signed in and makes this call. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly emailVerified: boolean;
  readonly membership: Membership | null;
}

/** A caller whose permission was checked, with how far it reaches. */
export interface Member extends Caller {
  readonly membership: Membership;
  readonly reach: Exclude<Reach, 'granted'>;
}

export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

export type CallerFor<A extends Access> = A extends { kind: 'member' }
  ? Member
  : A extends { kind: 'session' | 'verified' }
    ? Caller
    : null;

/** The check that every route passes: answers who calls, or throws what they lack. */
export async function authorise<A extends Access>(
  access: A,
  request: FastifyRequest,
  identify: Identify,
): Promise<CallerFor<A>> {
  return (await check(access, request, identify)) as CallerFor<A>;
}

async function check(
  access: Access,
  request: FastifyRequest,
  identify: Identify,
): Promise<Caller | Member | null> {
  if (access.kind === 'public' || access.kind === 'link') return null;
  const caller = await identify(request);
  if (caller === null) throw unauthenticated();
  if (access.kind === 'session') return caller;
  if (!caller.emailVerified) throw new AppError('email_not_verified', messages.unverified);
  if (access.kind === 'verified') return caller;
  return asMember(caller, access.permission);
}

function asMember(caller: Caller, permission: Permission): Member {
  const { membership } = caller;
  const reach = membership === null ? null : reachOf(membership, permission);
  if (membership === null || reach === null) throw forbidden();
  return { ...caller, membership, reach };
}

export type CallerOf<O extends Operation> = CallerFor<O['access']>;
