import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/database/database.ts';
import { onePressRoute } from '../../kernel/http/one-press.ts';
import type { Signer } from '../../kernel/signing/signer.ts';
import { mailsEndUrl, provenReader, type Reader } from '../identity/members/mails-end.ts';
import { changeMails } from '../identity/members/members.repository.ts';

const address = '/mails/weekly/end';
const purpose = 'end-weekly';

/** Where one press ends the mails on Mondays. */
export const endWeeklyUrl = (signer: Signer, appUrl: string, reader: Reader): string =>
  mailsEndUrl(signer, { address: `${appUrl}${address}`, purpose }, reader);

export function endWeeklyRoute(
  app: FastifyInstance,
  { db, signer }: { readonly db: Database; readonly signer: Signer },
): void {
  onePressRoute(app, address, {
    prove: (query) => provenReader(signer, purpose, query),
    ask: () => ({
      title: say('Stop these e-mails?'),
      sentence: say('You’ll no longer get an e-mail on Mondays about what has changed and what is due.'),
      button: say('Stop these e-mails'),
    }),
    act: async (reader) => {
      await changeMails(db, reader, { weekly: false });
      return {
        title: say('You won’t get these e-mails any more'),
        sentence: say('You can turn them back on in Settings, under Profile.'),
      };
    },
  });
}
