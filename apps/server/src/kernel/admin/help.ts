import type { Described } from './command.ts';

export function help(commands: readonly Described[]): string {
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

export function helpOn({ name, usage, summary, details = [] }: Described): string {
  const more = details.length === 0 ? [] : ['', ...details];
  return [`npm run admin -- ${name} ${usage}`.trimEnd(), '', summary, ...more, ''].join('\n');
}
