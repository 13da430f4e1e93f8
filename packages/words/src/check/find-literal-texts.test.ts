import { describe, expect, it } from 'vitest';
import { findLiteralTexts } from './find-literal-texts.ts';

const textsIn = (code: string) => findLiteralTexts(code, 'screen.tsx', 'screen').map(({ text }) => text);

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

  it('are found where a message goes to someone', () => {
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

  it('are found in the name that a component shows, and not in that of a field', () => {
    expect(textsIn('const a = <p><Parts name="Impact" /><input name="First" /></p>;')).toEqual(['Impact']);
  });
});

describe('texts of the server outside of the catalogue', () => {
  const textsOf = (code: string) => findLiteralTexts(code, 'x.mails.ts', 'node').map(({ text }) => text);

  it('are found in mails, errors and pages, also with a hyphen, and where a value should be said', () => {
    expect(textsOf("const a = { subject: 'Your sign-in has a second step now' };")).toEqual([
      'Your sign-in has a second step now',
    ]);
    expect(textsOf("throw new AppError('conflict', 'This colleague already has access.');")).toEqual([
      'This colleague already has access.',
    ]);
    expect(textsOf(`const a = \`<h1 class="x">Mailbox of \${name}</h1>\`;`)).toEqual(['Mailbox of …']);
    expect(textsOf("const a = say('Hello {who}', { who: 'your colleague' });")).toEqual(['your colleague']);
  });

  it('are none where the catalogue has them, and none in queries and heads of answers', () => {
    expect(
      textsOf(`const a = say('Hello {name}', { name: typed(name) }); const b = sentence('Good morning');
        const c = db.selectFrom('users as u').where('u.name', 'is not', null).select(sql\`coalesce(a, b) as c\`);
        reply.type('text/html; charset=utf-8').header('content-disposition', 'attachment; filename="a b.pdf"');`),
    ).toEqual([]);
  });
});

describe('texts of the server outside of the catalogue', () => {
  const textsOf = (code: string) => findLiteralTexts(code, 'x.mails.ts', 'node').map(({ text }) => text);

  it('are found in mails, errors and pages, also with a hyphen, and where a value should be said', () => {
    expect(textsOf("const a = { subject: 'Your sign-in has a second step now' };")).toEqual([
      'Your sign-in has a second step now',
    ]);
    expect(textsOf("throw new AppError('conflict', 'This colleague already has access.');")).toEqual([
      'This colleague already has access.',
    ]);
    expect(textsOf(`const a = \`<h1 class="x">Mailbox of \${name}</h1>\`;`)).toEqual(['Mailbox of …']);
    expect(textsOf("const a = say('Hello {who}', { who: 'your colleague' });")).toEqual(['your colleague']);
  });

  it('are none where the catalogue has them, and none in queries and heads of answers', () => {
    expect(
      textsOf(`const a = say('Hello {name}', { name: typed(name) }); const b = sentence('Good morning');
        const c = db.selectFrom('users as u').where('u.name', 'is not', null).select(sql\`coalesce(a, b) as c\`);
        reply.type('text/html; charset=utf-8').header('content-disposition', 'attachment; filename="a b.pdf"');`),
    ).toEqual([]);
  });
});
