import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import { onePressRoute } from '../../kernel/http/one-press.ts';
import { forgetLead } from './forget-lead.ts';
import { provenAddress } from './forget-link.ts';
import type { LeadParts } from './lead-parts.ts';

/** A visitor has the address deleted. */
export function forgetRoute(
  app: FastifyInstance,
  parts: Pick<LeadParts, 'db' | 'signer'> & { readonly config: Pick<Config, 'DATA_DIR'> },
): void {
  onePressRoute(app, '/leads/forget', {
    prove: (query) => provenAddress(parts, query),
    ask: (email) => ({
      title: say('Delete your address?'),
      sentence: say(
        'We’ll delete it, together with everything you told us in forms on this site. If you have a place on a webinar, your place will be cancelled. Your account, if you have one, is not affected.',
      ),
      button: say('Delete {email}', { email }),
    }),
    act: async (email) => {
      await parts.db.transaction().execute((tx) => forgetLead(tx, parts.config, email));
      return {
        title: say('Your address has been deleted'),
        sentence: say(
          'You’ll get no more e-mails from these forms. If you were registered for a webinar, your place has been cancelled and we won’t send you the joining link.',
        ),
      };
    },
  });
}
