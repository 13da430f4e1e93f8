import { describe, expect, it } from 'vitest';
import { findLiteralTexts } from './find-literal-texts.ts';

const textsIn = (code: string) => findLiteralTexts(code, 'screen.tsx').map(({ text }) => text);

describe('texts outside of the catalogue', () => {
  it('are found between tags, in attributes, and in what is drawn', () => {
    expect(textsIn('const a = <p>Save it</p>;')).toEqual(['Save it']);
    expect(textsIn(`const a = <Field label="name" title={\`Hi \${x}\`} className="flex gap-2" />;`)).toEqual([
      'name',
      'Hi …',
    ]);
    expect(textsIn(`const a = <p>{n === 1 ? 'person' : \`\${n} people\`}</p>;`)).toEqual([
      'person',
      '… people',
    ]);
    expect(textsIn('const a = <Box action={<Button>Undo</Button>} />;')).toEqual(['Undo']);
  });

  it('are found where a message goes to somebody', () => {
    expect(textsIn("toast('It is saved.'); const names = { open: 'Still open' };")).toEqual([
      'It is saved.',
      'Still open',
    ]);
  });

  it('are found again in an expression within a macro', () => {
    expect(textsIn("const a = <Trans>It is {done ? 'done' : 'open'}.</Trans>;")).toEqual(['done', 'open']);
  });

  it('are none in macros, and none where no person reads them', () => {
    expect(
      textsIn(`const a = t\`Save it\`; const b = plural(n, { one: '# person', other: '# people' });
        const c = <Trans>Save it <b>now</b></Trans>; const d = <Plural value={n} one="# person" other="# people" />;`),
    ).toEqual([]);
    expect(
      textsIn(`import { a } from 'Some Place'; if (kind === 'Left Out') throw new Error('It broke off.');
        const look = 'flex items-center gap-2'; const b = <a href="/Some Page" data-state="Very Open">{' '}{n}%</a>;`),
    ).toEqual([]);
  });
});
