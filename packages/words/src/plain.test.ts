import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { sourceLanguage } from './languages.ts';

const folder = path.join(import.meta.dirname, '..', sourceLanguage);

/** Every message that a screen says, with each choice of words by itself and a letter for what is filled in. */
function messagesIn(file: string): string[] {
  const entries = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm)];
  return entries.flatMap(([, quoted = '']) => {
    const text = quoted.split('\n').map((line) => (line === '' ? '' : (JSON.parse(line) as string)));
    return waysToSay(compileMessageOrThrow(text.join('').replaceAll(/<\/?\d+\/?>/g, '')));
  });
}

/** A message once for each branch of a plural or a choice, with what stands around it. */
function waysToSay(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [message];
  return message.reduce<string[]>(
    (said, token) => {
      const ways = typeof token === 'string' ? [token] : branchesOf(token[2]);
      return said.flatMap((before) => ways.map((way) => before + way));
    },
    [''],
  );
}

const branchesOf = (choices: unknown): string[] =>
  typeof choices === 'object' && choices !== null
    ? Object.values(choices).flatMap((branch) =>
        typeof branch === 'string' || Array.isArray(branch) ? waysToSay(branch as CompiledMessage) : [],
      )
    : ['X'];

const sentencesOf = (message: string) => message.split(/(?<=[.!?]”?)\s+|\n/);
const filesIn = (side: string) => readdirSync(path.join(folder, side)).map((file) => `${side}/${file}`);
const screens = filesIn('screens');

/** What an editor struck again and again: "a mail", "meanwhile" for "in the meantime", "until when", "people of the company". */
const struck =
  /(?<!-)\bmails?\b(?! (server|program|service))|\bmeanwhile\b|\buntil when\b|\bshall\b|\b(nobody|people) of (your|their|the)\b|\b(sent|used|verified|invited) already\b/i;

it.each([...screens, ...filesIn('server'), 'both-sides.po'])('%s is in plain English', (file) => {
  expect(messagesIn(file).filter((message) => struck.test(message))).toEqual([]);
});

describe.each(screens)('what is said in %s', (file) => {
  const messages = messagesIn(file);

  it('has at most 20 words a sentence', () => {
    const long = messages.flatMap(sentencesOf).filter((one) => one.split(/\s+/).length > 20);
    expect(long).toEqual([]);
  });

  it('has no semicolon between sentences, and no word that we do not say', () => {
    const odd =
      /; [a-z]{2}|\b(somebody|everybody|anybody|who(m)?ever|surely|perhaps|quite sure|95% interval)\b/i;
    expect(messages.filter((message) => odd.test(message))).toEqual([]);
  });
});
