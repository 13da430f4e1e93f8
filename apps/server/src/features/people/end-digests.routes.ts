import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/database/database.ts';
import { onePressRoute } from '../../kernel/http/one-press.ts';
import type { Signer } from '../../kernel/signing/signer.ts';
import { updateMember } from '../identity/members/members.repository.ts';

const address = '/mails/digests/end';
const purpose = 'end-digests';

interface Member {
  readonly organisationId: string;
  readonly userId: string;
}
interface Parts {
  readonly db: Database;
  readonly signer: Signer;
}

/** Where one press ends the mails about who has answered. */
export function endDigestsUrl(signer: Signer, appUrl: string, { organisationId, userId }: Member): string {
  const s = signer.sign(purpose, organisationId, userId);
  return `${appUrl}${address}?${new URLSearchParams({ o: organisationId, u: userId, s })}`;
}

function provenMember({ signer }: Parts, { o, u, s }: Readonly<Record<string, unknown>>): Member | null {
  if (typeof o !== 'string' || typeof u !== 'string' || typeof s !== 'string') return null;
  return signer.verify(s, purpose, o, u) ? { organisationId: o, userId: u } : null;
}

export function endDigestsRoute(app: FastifyInstance, parts: Parts): void {
  onePressRoute(app, address, {
    prove: (query) => provenMember(parts, query),
    ask: () => ({
      title: say('End these mails?'),
      sentence: asks(),
      button: say('End these mails'),
    }),
    act: async ({ organisationId, userId }) => {
      await updateMember(parts.db, organisationId, userId, { digests: false });
      return {
        title: say('These mails are ended'),
        sentence: say('You can have them again: in Settings, under Profile.'),
      };
    },
  });
}

const asks = () =>
  say('You then hear nothing by mail when people whom you invited have answered. The People page shows it.');
