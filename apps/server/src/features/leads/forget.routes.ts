import type { FastifyInstance } from 'fastify';
import { onePressRoute } from '../../http/one-press.ts';
import { provenAddress } from './forget-link.ts';
import type { LeadParts } from './lead-parts.ts';

/** A visitor has the address deleted. */
export function forgetRoute(app: FastifyInstance, parts: Pick<LeadParts, 'db' | 'signer'>): void {
  onePressRoute(app, '/leads/forget', {
    prove: (query) => provenAddress(parts, query),
    ask: (email) => ({ title: 'Delete your address?', sentence: asks, button: `Delete ${email}` }),
    act: async (email) => {
      await parts.db.deleteFrom('leads').where('email', '=', email).execute();
      return { title: 'Your address is deleted', sentence: deleted };
    },
  });
}

const asks =
  'We then delete it with everything that you told us in forms on this site. If you have an account, it stays.';
const deleted = 'You will get no more mails from these forms.';
