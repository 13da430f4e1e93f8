import { pages } from '@fourfold/contract/words';
import { productVersion } from './features/backup/product-version.ts';
import type { Config } from './kernel/config/config.ts';
import { unsetSettings } from './kernel/config/unset-settings.ts';

interface Started {
  readonly config: Config;
  /** Where the database is. */
  readonly place: string;
  /** Where e-mails go. */
  readonly destination: string;
  /** Nobody has an account yet. */
  readonly isEmpty: boolean;
}

/** What the person who started the server wants to know. */
export function greetingOf({ config, place, destination, isEmpty }: Started): readonly string[] {
  // Whatever visitors' address is, the mailbox opens under this one alone.
  const mailbox = `http://localhost:${config.PORT}/mailbox`;
  const mails =
    config.SMTP_URL === undefined ? ` (no SMTP_URL is set; read them at ${mailbox} on this machine)` : '';
  return [
    `Fourfold is at ${config.APP_URL}`,
    `Version: ${productVersion()}`,
    `Data: ${place}`,
    `E-mails: ${destination}${mails}`,
    `Who may register (REGISTRATION): ${whoMayRegister[config.REGISTRATION]}`,
    ...(isEmpty ? [firstAccount(config)] : []),
    ...unsetSettings(config),
  ];
}

const firstAccount = ({ APP_URL }: Config) =>
  `Nobody has an account yet. Register the first one at ${APP_URL}${pages.register.path} now: until then anyone who can reach that address can.`;

const whoMayRegister: Record<Config['REGISTRATION'], string> = {
  open: 'anyone.',
  invited: 'people whom a colleague invites.',
  closed: 'people whom a colleague invites, and nobody opens another organisation.',
};
