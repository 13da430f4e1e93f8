import { parseSync, traverse } from '@babel/core';
import { describe, expect, it } from 'vitest';
import { messageIn } from './say-call.ts';

function messagesIn(code: string): (string | null)[] {
  const file = parseSync(`import { say } from '@fourfold/words';\n${code}`, {
    configFile: false,
    babelrc: false,
  });
  const found: (string | null)[] = [];
  if (file === null) return found;
  traverse(file, { CallExpression: (path) => void found.push(messageIn(path)) });
  return found;
}

describe('what the server says', () => {
  it('is found where it is said, and nowhere else', () => {
    expect(messagesIn("const a = () => say('Hello {name}', { name });")).toEqual(['Hello {name}']);
    expect(messagesIn("const a = () => tell('Hello');")).toEqual([null]);
  });

  it('has a value for each of its places, also those within plurals, and no other', () => {
    const plural = "'{count, plural, one {# seat} other {# seats of {all}}}'";
    expect(messagesIn(`const a = () => say(${plural}, { count, all: 5 });`)).toHaveLength(1);
    expect(() => messagesIn(`const a = () => say(${plural}, { count });`)).toThrow(
      'The places are all, count, the values count.',
    );
    expect(() => messagesIn("const a = () => say('Hello', { name });")).toThrow('The places are none');
    expect(() => messagesIn("const a = () => say('Hello {name}', values);")).toThrow(
      'have to be written out',
    );
  });

  it('is written out, and is not said while its file is loaded', () => {
    expect(() => messagesIn('const a = () => say(text);')).toThrow('has to be written out');
    expect(() => messagesIn("const a = say('Hello');")).toThrow('before there is a language');
  });
});
