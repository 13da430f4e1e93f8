import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from './config.ts';

/**
 * A line for each name in the file of settings that is none, and for those of the environment, which holds much else,
 * that are one in another case.
 */
export function unknownSettings(
  envFile: string,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const text = existsSync(envFile) ? readFileSync(envFile, 'utf8') : '';
  const written = Object.keys(parseEnv(text));
  const inOtherCase = Object.keys(environment).filter((name) => settingNames.includes(name.toUpperCase()));
  const names = [...new Set([...written, ...inOtherCase])]
    .filter((name) => !settingNames.includes(name) && !readByOthers.test(name))
    .flatMap((name) => {
      const near = nearest(name.toUpperCase());
      if (near !== undefined) return [`Not known: ${name}. Did you mean ${near}?`];
      return isName.test(name) ? [`Not known: ${name}. .env.example lists all settings.`] : [];
    });
  const mute = linesWithout(text).map((line) => `Line ${line} of .env has no “=”, so it sets nothing.`);
  return [...names, ...mute];
}

/** By number, because what stands there may be a secret. Lines of a value that goes over several are none. */
function linesWithout(text: string): number[] {
  const lines = text.replace(longValue, (value) => value.replace(/[^\n]/g, '#')).split('\n');
  return lines.flatMap((line, at) => (/^\s*(#|$)/.test(line) || line.includes('=') ? [] : [at + 1]));
}

/** A value in quotation marks, as Node reads it. */
const longValue = /(?<=^[^\n#=]*=[ \t]*)(["'`])[\s\S]*?\1/gm;

/** By Docker Compose, Node and PostgreSQL's client. */
const readByOthers = /^(COMPOSE_|NODE_|PG|POSTGRES_|TZ$)/;

/** Anything else may be the rest of a value that went over a line, which nobody should read in a log. */
const isName = /^([A-Z][A-Z\d_]{0,39}|[a-z][a-z\d_]{0,39})$/;

function nearest(name: string): string | undefined {
  const [first] = settingNames
    .map((setting) => ({ setting, edits: editsBetween(name, setting) }))
    .toSorted((a, b) => a.edits - b.edits);
  return first !== undefined && first.edits <= Math.max(2, name.length / 4) ? first.setting : undefined;
}

/** How many characters have to be added, left out or replaced. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, sign] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const [left = 0, above = 0, before = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, before + (sign === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
