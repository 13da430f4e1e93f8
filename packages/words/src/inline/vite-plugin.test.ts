import { describe, expect, it } from 'vitest';
import { pseudoLanguage } from '../languages.ts';
import { words } from './vite-plugin.ts';

const macros = `import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { sentence } from '@fourfold/words';
`;

async function made(code: string, language?: string): Promise<string> {
  const result = await words(language).transform.handler(macros + code, 'screen.tsx');
  return (result?.code ?? '').trim();
}

describe('a screen whose words are put in', () => {
  it('holds a text without places as it was written', async () => {
    expect(await made('export const label = t`Save`;')).toBe('export const label = "Save";');
  });

  it('holds a template where a value stands in a text', async () => {
    expect(await made(`export const hello = (name) => t\`Hello \${name}, \\\`x\\\` costs $1\`;`)).toBe(
      `export const hello = name => \`Hello \${name}, \\\`x\\\` costs $1\`;`,
    );
  });

  it('has the children of <Trans> among the others, links and values in their places', async () => {
    const code =
      'export const A = ({ n, user }) => <p><Trans>Read <a href="/x">the <b>policy</b></a>, {user.name}: {n}<br />.</Trans></p>;';
    expect(await made(code)).toBe(
      'export const A = ({\n  n,\n  user\n}) => <p>{"Read "}<a href="/x">{"the "}<b>{"policy"}</b></a>{", "}{user.name}{": "}{n}<br />{"."}</p>;',
    );
  });

  it('has a text or one fragment where <Trans> is a value', async () => {
    expect(await made('export const a = <Trans>Save</Trans>;')).toBe('export const a = "Save";');
    expect(await made('export const a = (n) => <Trans>Round {n}</Trans>;')).toBe(
      'export const a = n => <>{"Round "}{n}</>;',
    );
  });

  it('chooses between plurals at run time, in texts and among children', async () => {
    expect(
      await made(`export const a = (n) => t\`\${plural(n, { one: '# person', other: '# people' })} left\`;`),
    ).toBe(
      `import { inDigits as _inDigits, plural as _plural } from "@fourfold/words/choose";
export const a = n => \`\${_plural(n, {
  one: \`\${_inDigits(n)} person\`,
  other: \`\${_inDigits(n)} people\`
})} left\`;`,
    );
    expect(
      await made('export const a = (n) => <b><Plural value={n} one={<i>one</i>} other="# people" /></b>;'),
    ).toBe(
      'import { inDigits as _inDigits, plural as _plural } from "@fourfold/words/choose";\nexport const a = n => <b>{_plural(n, {\n    one: <i>{"one"}</i>,\n    other: <>{_inDigits(n)}{" people"}</>\n  })}</b>;',
    );
  });

  it('makes a function of a sentence that Node says too', async () => {
    expect(await made("export const gone = sentence('It is gone.');")).toBe(
      'export const gone = () => "It is gone.";',
    );
    expect(
      await made("export const long = sentence<{ max: number }>('At most {max, number} of {it}.');"),
    ).toBe(
      `import { inDigits as _inDigits } from "@fourfold/words/choose";
export const long = values => \`At most \${_inDigits(values.max)} of \${values.it}.\`;`,
    );
  });

  it('refuses a sentence that is not written out', async () => {
    await expect(made('export const a = (text) => sentence(text);')).rejects.toThrow('has to be written out');
  });

  it('speaks the pseudo-language with every letter marked', async () => {
    expect(await made('export const a = <p><Trans>Read <b>this</b></Trans></p>;', pseudoLanguage)).toBe(
      'export const a = <p>{"["}{"Řééááđ "}<b>{"ťĥííš"}</b>{"]"}</p>;',
    );
  });
});
