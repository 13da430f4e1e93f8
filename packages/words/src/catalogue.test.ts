import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, it } from 'vitest';
import { compiledIn } from './catalogue.ts';
import { sourceLanguage } from './languages.ts';

it('says a message as it stands in the source, where that is the language', () => {
  expect(compiledIn(sourceLanguage, generateMessageId('Hello {name}'), 'Hello {name}')).toEqual([
    'Hello ',
    ['name'],
  ]);
});

it('refuses a message that is not well formed', () => {
  expect(() => compiledIn(sourceLanguage, 'x', 'Hello {name')).toThrow();
});
