import { type Config, contactOf } from './config.ts';

type Settings = Pick<
  Config,
  | 'APP_URL'
  | 'TRUST_PROXY'
  | 'BACKUP_DIR'
  | 'SMTP_URL'
  | 'CONTACT_EMAIL'
  | 'LEGAL_NAME'
  | 'LEGAL_ADDRESS'
  | 'BOOKING_URL'
  | 'WEBINAR_JOIN_URL'
  | 'MAIL_FROM'
>;

/** What visitors or the operator would miss, a line for each setting that is not there, with what follows from it. */
export function unsetSettings(config: Settings): string[] {
  const contact = contactOf(config);
  const lines: (string | false)[] = [
    // We speak no TLS ourselves.
    config.APP_URL.startsWith('https:') &&
      !config.TRUST_PROXY &&
      'TRUST_PROXY: all visitors who come through your proxy share one limit on attempts to sign in and register.',
    config.BACKUP_DIR === undefined && 'BACKUP_DIR: no backup is written at night.',
    config.SMTP_URL === undefined &&
      'SMTP_URL: no e-mail leaves this machine. Each is a file, kept for a month.',
    contact === null && contactLine(config.SMTP_URL !== undefined),
    config.LEGAL_NAME === undefined &&
      'LEGAL_NAME: footer, imprint and privacy policy name Fourfold as responsible.',
    config.LEGAL_ADDRESS === undefined &&
      'LEGAL_ADDRESS: footer, imprint and privacy policy give no postal address.',
    config.BOOKING_URL === undefined && 'BOOKING_URL: “Book a demo” leads to the contact form.',
    config.WEBINAR_JOIN_URL === undefined &&
      'WEBINAR_JOIN_URL: people who register are told that the link follows.',
  ];
  const unset = lines.filter((line) => line !== false);
  return unset.length === 0
    ? []
    : ['Not set (.env.example says what each is for):', ...unset.map((line) => `  ${line}`)];
}

const contactLine = (hasMailServer: boolean) =>
  hasMailServer
    ? 'CONTACT_EMAIL, MAIL_FROM: e-mails have no sender that exists and may be refused. The site offers its contact form and no address; read messages by npm run admin -- leads.'
    : 'CONTACT_EMAIL: the site offers its contact form and no address. Messages arrive in the mailbox and in npm run admin -- leads.';
