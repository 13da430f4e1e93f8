import { cultureCommand } from '../features/culture/culture.admin.ts';
import { leadsCommand } from '../features/leads/leads.admin.ts';
import { webinarsCommand } from '../features/webinars/webinars.admin.ts';
import type { AdminCommand } from './command.ts';

/** Every command of the operator's tool, in the order of its help. */
export const commands: readonly AdminCommand[] = [leadsCommand, webinarsCommand, cultureCommand];

export function help(): string {
  const lines = commands.map(
    ({ name, usage, summary }) => [`  ${name} ${usage}`.trimEnd(), summary] as const,
  );
  const width = Math.max(...lines.map(([left]) => left.length)) + 3;
  return [
    'The operator’s tool. It works beside a running server and without one.',
    '',
    'npm run admin -- <command>',
    '',
    ...lines.map(([left, right]) => `${left.padEnd(width)}${right}`),
    '',
  ].join('\n');
}
