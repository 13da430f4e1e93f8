import { backupCommand, restoreCommand } from '../backup/backup.admin.ts';
import { cultureCommand } from '../features/culture/culture.admin.ts';
import { eraseCommand } from '../features/erasure/erase.admin.ts';
import { leadsCommand } from '../features/leads/leads.admin.ts';
import { normsCommand } from '../features/norms/norms.admin.ts';
import { seatsCommand } from '../features/organisations/seats.admin.ts';
import { secondStepCommand } from '../features/second-step/second-step.admin.ts';
import { webinarsCommand } from '../features/webinars/webinars.admin.ts';
import { jobsCommand } from '../jobs/jobs.admin.ts';
import { mailsCommand } from '../mail/mails.admin.ts';
import { testMailCommand } from '../mail/test-mail.admin.ts';
import type { AdminCommand, DatabaseCommand } from './command.ts';

export type AnyCommand = AdminCommand | DatabaseCommand;

/** Every command of the operator's tool, in the order of its help. */
export const commands: readonly AnyCommand[] = [
  seatsCommand,
  leadsCommand,
  webinarsCommand,
  normsCommand,
  eraseCommand,
  secondStepCommand,
  backupCommand,
  restoreCommand,
  testMailCommand,
  mailsCommand,
  jobsCommand,
  cultureCommand,
];

export function help(): string {
  const lines = commands.flatMap(({ name, usage, summary }) => [
    `  ${name} ${usage}`.trimEnd(),
    `      ${summary}`,
  ]);
  return [
    'The operator’s tool. It works beside a running server and without one.',
    '',
    'npm run admin -- <command>           --help after a command says more about it',
    '',
    ...lines,
    '',
  ].join('\n');
}

export function helpOn({ name, usage, summary, details = [] }: AnyCommand): string {
  const more = details.length === 0 ? [] : ['', ...details];
  return [`npm run admin -- ${name} ${usage}`.trimEnd(), '', summary, ...more, ''].join('\n');
}
