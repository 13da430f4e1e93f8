import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/database/database.ts';
import { onePressRoute } from '../../kernel/http/one-press.ts';
import type { Signer } from '../../kernel/signing/signer.ts';
import { mailsEndUrl, provenReader, type Reader } from '../identity/members/mails-end.ts';
import { changeMails } from '../identity/members/members.repository.ts';

const address = '/mails/digests/end';
const purpose = 'end-digests';

interface Parts {
  readonly db: Database;
  readonly signer: Signer;
}

/** Where one press ends the mails about who has answered. */
export const endDigestsUrl = (signer: Signer, appUrl: string, reader: Reader): string =>
  mailsEndUrl(signer, { address: `${appUrl}${address}`, purpose }, reader);

export function endDigestsRoute(app: FastifyInstance, parts: Parts): void {
  onePressRoute(app, address, {
    prove: (query) => provenReader(parts.signer, purpose, query),
    ask: () => ({
      title: say('Stop these e-mails?'),
      sentence: asks(),
      button: say('Stop these e-mails'),
    }),
    act: async (member) => {
      await changeMails(parts.db, member, { digests: false });
      return {
        title: say('You won’t get these e-mails any more'),
        sentence: say('You can turn them back on in Settings, under Profile.'),
      };
    },
  });
}

const asks = () =>
  say(
    'You’ll no longer get an e-mail when people you invited have answered. You can still see on the People page who has answered.',
  );
