import { email } from '@fourfold/contract/schemas';
import { say } from '@fourfold/words';
import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/id.ts';
import { footerOf } from '../../kernel/mail/letterhead.ts';
import { heading, text } from '../../kernel/mail/mail.ts';
import { renderHtml } from '../../kernel/mail/render-html.ts';
import { renderText } from '../../kernel/mail/render-text.ts';
import { transportOf } from '../../kernel/mail/transport.ts';

/** `npm run admin -- test-mail ann@example.com` */
export const testMailCommand: AdminCommand = {
  name: 'test-mail',
  usage: 'address',
  summary: 'Sends an e-mail at once, past the queue, and says what the mail server answered.',
  details: [
    'With the settings SMTP_URL and MAIL_FROM as the server has them. That the mail server took it does not mean that',
    'it arrives: look into the mailbox, the spam folder too.',
  ],
  async run({ db, config, now }, args) {
    const [typed, ...more] = readOptions(args, {}).positionals;
    if (typed === undefined || more.length > 0) throw new AdminError('Name one address.');
    const to = email.safeParse(typed);
    if (!to.success) throw new AdminError(`${typed} is not an e-mail address.`);
    const transport = transportOf(config);
    const content = {
      preview: say('If you can read this, e-mails are being sent.'),
      blocks: [
        heading(say('E-mails are being sent')),
        text(
          say(
            'This is a test e-mail from the Fourfold installation at {url}. You don’t need to do anything.',
            { url: config.APP_URL },
          ),
        ),
      ],
    };
    const subject = say('A test e-mail from Fourfold');
    const footer = footerOf(config.APP_URL);
    const id = newId(now);
    const began = performance.now();
    try {
      await transport.send({
        id,
        to: to.data,
        subject,
        text: renderText(content, footer),
        html: renderHtml(subject, content, footer),
      });
    } catch (cause) {
      const { message } = cause as Error;
      throw new AdminError(`${transport.destination} did not take it: ${message}`, { cause });
    } finally {
      transport.close();
    }
    await note(db, { id, to: to.data, now });
    const ms = Math.round(performance.now() - began);
    return `Handed over to ${transport.destination} in ${ms} ms, from ${config.MAIL_FROM} to ${to.data}.\n`;
  },
};

/** So that an erasure of the address finds it like any other mail. */
async function note(db: Database, { id, to, now }: { id: string; to: string; now: Date }): Promise<void> {
  const times = { created_at: now, waits_since: now, settled_at: now };
  await db
    .insertInto('mails')
    .values({ id, kind: 'test', organisation_id: null, recipient: to, state: 'sent', ...times })
    .execute();
}
