import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { AdminError } from './command.ts';

/**
 * What was typed after a command's name, with so many words beside its options at most. What does not fit is an error in
 * a sentence of ours. Node's strict reading would say it in its own, and refuse the value of `--bought -3`, of which
 * the command knows better what is wrong.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  most = Number.POSITIVE_INFINITY,
) {
  const input = { args: [...args], options, allowPositionals: true, strict: false, tokens: true } as const;
  const { tokens, positionals, values } = parseArgs(input);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, name, value, inlineValue } = token;
    const kind = options[name]?.type;
    if (kind === undefined) throw new AdminError(`There is no option ${rawName}. ${seeHelp}`);
    if (kind === 'boolean' && value !== undefined)
      throw new AdminError(`${rawName} takes no value. ${seeHelp}`);
    if (kind === 'string' && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new AdminError(`${rawName} needs a value. ${seeHelp}`);
  }
  refuseMore(positionals, most);
  return { positionals, values: values as Typed<Options> };
}

/** By now each value is of its option's type. */
type Typed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/** Words after those that a command takes would be passed over, and with them what was meant. */
export function refuseMore(words: readonly string[], most: number): void {
  const strange = words[most];
  if (strange !== undefined) throw new AdminError(`“${strange}” was not expected. ${seeHelp}`);
}

const seeHelp = 'With --help the command says what it takes.';

/** The whole number of an option, of at most seven digits. What is none is an error in a sentence. */
export function wholeNumber(option: `--${string}`, text: string, least: 0 | 1): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) < least) {
    throw new AdminError(`${option} must be a whole number from ${least} on, not ${text}.`);
  }
  return Number(text);
}
