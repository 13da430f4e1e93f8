import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { AdminError } from './command.ts';

/** What was typed after a command's name. What it does not know is an error in a sentence. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new AdminError((cause as Error).message, { cause });
  }
}

/** The whole number of an option, of at most seven digits. What is none is an error in a sentence. */
export function wholeNumber(option: `--${string}`, text: string, least: 0 | 1): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) < least) {
    throw new AdminError(`${option} must be a whole number from ${least} on, not ${text}.`);
  }
  return Number(text);
}
