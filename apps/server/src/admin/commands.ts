import { backupCommand, restoreCommand } from '../backup/backup.admin.ts';
import { cultureCommand } from '../features/culture/culture.admin.ts';
import { leadsCommand } from '../features/leads/leads.admin.ts';
import { webinarsCommand } from '../features/webinars/webinars.admin.ts';
import type { AdminCommand, DatabaseCommand } from './command.ts';

export type AnyCommand = AdminCommand | DatabaseCommand;

/** Every command of the operator's tool, in the order of its help. */
export const commands: readonly AnyCommand[] = [
  backupCommand,
  restoreCommand,
  leadsCommand,
  webinarsCommand,
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
