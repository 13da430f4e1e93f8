import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { noticePage } from '../../http/notice-page.ts';
import type { Signer } from '../../signing/signer.ts';
import { updateMember } from '../organisations/members.repository.ts';

const purpose = 'end-digests';

interface Member {
  readonly organisationId: string;
  readonly userId: string;
}
interface Parts {
  readonly db: Database;
  readonly signer: Signer;
}

/** Where one press ends the mails about who has answered, without a sign-in, as mail programs offer it (RFC 8058). */
export function endDigestsUrl(signer: Signer, appUrl: string, { organisationId, userId }: Member): string {
  const s = signer.sign(purpose, organisationId, userId);
  return `${appUrl}/mails/digests/end?${new URLSearchParams({ o: organisationId, u: userId, s })}`;
}

export function endDigestsRoutes(app: FastifyInstance, { db, signer }: Parts): void {
  const address = '/mails/digests/end';
  interface Route {
    Querystring: Record<string, unknown>;
  }
  const proven = ({ o, u, s }: Record<string, unknown>) => {
    if (typeof o !== 'string' || typeof u !== 'string' || typeof s !== 'string') return null;
    return signer.verify(s, purpose, o, u) ? { organisationId: o, userId: u } : null;
  };

  // Mail scanners open links: a GET only asks.
  app.get<Route>(address, async ({ query }, reply) => {
    reply.type('text/html; charset=utf-8');
    if (proven(query) === null) return reply.code(403).send(incomplete());
    reply.header('content-security-policy', policy);
    return reply.send(noticePage('End these mails?', asks, form));
  });
  app.post<Route>(address, async ({ query }, reply) => {
    const member = proven(query);
    reply.type('text/html; charset=utf-8');
    if (member === null) return reply.code(403).send(incomplete());
    await updateMember(db, member.organisationId, member.userId, { digests: false });
    return reply.send(noticePage('These mails are ended', ended));
  });
}

const asks =
  'You then hear nothing by mail when people whom you invited have answered. The People page shows it.';
const ended = 'You can have them again: in Settings, under Profile.';
const form = '<form method="post"><button type="submit">End these mails</button></form>';
const policy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'self'";
const incomplete = () =>
  noticePage('This link is not complete', 'Please try clicking the link in the e-mail again.');
