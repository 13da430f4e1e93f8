import { describe, expect, it } from 'vitest';
import { pseudoLanguage } from './languages.ts';
import { inLanguage } from './speak.ts';
import { spokenData } from './spoken-data.ts';

const asked: string[] = [];
const load = async (language: string) => {
  asked.push(language);
  return { names: new Map([['patience', { key: 'a', text: 'Patience', of: ['Care'] }]]), items: 2 };
};

describe('texts that are data', () => {
  it('come from the folder of the language, read once', async () => {
    expect((await spokenData(load)).names.get('patience')?.text).toBe('Patience');
    expect((await inLanguage('de-AT', () => spokenData(load))).items).toBe(2);
    await spokenData(load);
    expect(asked).toEqual(['en', 'de']);
  });

  it('are marked in the pseudo-language, with their keys as they are', async () => {
    const { names, items } = await inLanguage(pseudoLanguage, () => spokenData(load));
    const { key, text, of } = names.get('patience') ?? { key: '', text: '', of: [] };
    expect([key, items]).toEqual(['a', 2]);
    expect(text).toMatch(/^\[[^A-Za-z]+\]$/);
    expect(of[0]).toMatch(/^\[[^A-Za-z]+\]$/);
  });
});
