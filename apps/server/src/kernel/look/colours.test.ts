import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dark, light } from './colours.ts';

const names = {
  paper: 'paper',
  sunk: 'sunk',
  raised: 'raised',
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  strongLine: 'line-strong',
  accent: 'accent',
  onAccent: 'on-accent',
  accentInk: 'accent-ink',
  sky: 'sky',
  skyLine: 'sky-line',
  balanced: 'band-3',
} satisfies Record<keyof typeof light, string>;

const tokens = readFileSync(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

function token(name: string) {
  const [, inLight, inDark] =
    new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return { inLight, inDark };
}

it('paper and mails have the colours of the screens', () => {
  for (const [key, value] of Object.entries(light))
    expect({ key, value }).toEqual({ key, value: token(names[key as keyof typeof light]).inLight });
  for (const [key, value] of Object.entries(dark))
    expect({ key, value }).toEqual({ key, value: token(names[key as keyof typeof dark]).inDark });
});
