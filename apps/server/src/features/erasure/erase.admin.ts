import { email as address } from '@fourfold/contract/schemas';
import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import { letterFolderOf, removeForgotten } from '../../kernel/mail/letter-files.ts';
import { eraseAddress, findTraces, type Traces } from './erase-address.ts';

/** `npm run admin -- erase ann@example.com --yes` */
export const eraseCommand: AdminCommand = {
  name: 'erase',
  usage: 'address [--yes] [--with-organisations]',
  summary: 'Lists what is kept under an address, over all organisations; with --yes erases it.',
  details: [
    'Answers, scores and their share in figures of groups, reports, entries in forms, invitations, e-mails, the account.',
    'Where the account is alone in an organisation, that organisation would go with it, with everyone’s answers:',
    'this needs --with-organisations. Check first that a written request comes from that address.',
    'Backups written before still hold it until they are removed; erase it again after restoring one.',
  ],
  async run({ db, config, now, watchers }, args) {
    const { positionals, values } = readOptions(args, {
      yes: { type: 'boolean' },
      'with-organisations': { type: 'boolean' },
    });
    const [typed, ...more] = positionals;
    if (typed === undefined || more.length > 0) throw new AdminError('Name one address.');
    const email = typed.trim().toLowerCase();
    const traces = await findTraces(db, email);
    const found = describe(traces);
    if (found.length === 0 && !address.safeParse(email).success)
      throw new AdminError(`${typed} is not an e-mail address. It takes addresses, not names.`);
    if (found.length === 0) return `Nothing is kept under ${email}.\n`;
    const list = found.map((line) => `  ${line}\n`).join('');
    if (!values.yes) return `Under ${email} is kept:\n${list}To erase all of it, add --yes.\n`;
    if (traces.organisations.length > 0 && !values['with-organisations']) {
      throw new AdminError(
        `Nobody else is in ${traces.organisations.join(', ')}: it would go with the account, with everyone’s answers. Add --with-organisations, or hand it over first.`,
      );
    }
    try {
      await eraseAddress(db, { watchers, clock: () => now, config }, email);
    } catch (error) {
      if (error instanceof AppError) throw new AdminError(inThirdPerson(error.message), { cause: error });
      throw error;
    }
    // Where no server runs, nothing else would remove the files before the next start.
    await removeForgotten(db, letterFolderOf(config));
    return `Erased what was kept under ${email}:\n${list}`;
  },
};

const inThirdPerson = (message: string) =>
  message.replace('You are', 'The account is').replace('your', 'the');

function describe({ respondents, leads, invitations, mails, account, organisations }: Traces): string[] {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const alone = organisations.length === 0 ? '' : `, and with it ${organisations.join(', ')}`;
  return [
    ...respondents.map(
      ({ organisation, ids }) =>
        `${organisation}: ${ids.length === 1 ? '1 response' : `${ids.length} responses`}`,
    ),
    ...count(leads, 'entry in a form of the site', 'entries in forms of the site'),
    ...count(invitations, 'invitation as a colleague', 'invitations as a colleague'),
    ...count(mails, 'e-mail', 'e-mails'),
    ...(account ? [`the account${alone}`] : []),
  ];
}
