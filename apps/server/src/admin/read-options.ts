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
