import { expect, it } from 'vitest';
import { emptyBasis } from '../../../testing/report-basis.ts';
import { loadWords } from '../../profile/load-words.ts';
import { fillTemplate } from '../template/fill-template.ts';
import { promptValues } from '../template/prompt-values.ts';
import { standardTemplate } from '../template/standard-template.ts';
import { readPrompt } from './read-prompt.ts';
import { writeLetter } from './write-letter.ts';

const words = await loadWords();
const text = words.measures.behaviours.patience;
const figure = {
  ...({ key: 'patience', kind: 'behaviour', name: 'Patience', group: null, text } as const),
  ...({ score: 155, low: 110, high: 200, band: 'overactivated', beyond: 91 } as const),
};
const summary = { overactivated: null, developmentAreas: [] };
const results = { figures: [figure], summary, verdict: 'consistent', reasons: [], version: '1' } as const;
const basis = { ...emptyBasis, overactivated: 'patience', areas: ['planning'], results };
const standard = fillTemplate(standardTemplate, promptValues(basis, words.measures));
const read = (more: string) => readPrompt(`${standard}\n\n${more}`, basis, words);
const write = (more: string) => writeLetter(basis, words, read(more).wishes);

it('asks for nothing special where the prompt is the standard one', () => {
  expect(readPrompt(standard, basis, words)).toMatchObject({ met: [], unmet: [] });
});

it.each([
  ['State no scores or percentages.', ['no scores']],
  ['Leave out figures.', ['no scores']],
  ['Keep it short and formal.', ['a short report', 'a formal tone']],
  ['Write about 100 words in a warm, friendly tone.', ['a short report', 'a warmer tone']],
  ['Do not mention Planning.', ['nothing about Planning']],
  ['No headings, please.', ['no headings']],
  ['Please leave out strengths and the definition.', ['nothing about strengths', 'no definition']],
  ['Use no figures, headings or examples.', ['no scores', 'no example', 'no headings']],
  ['Give the score, please.', ['the score with its likely range']],
])('understands: %s', (more, met) => {
  expect(read(more)).toMatchObject({ met, unmet: [] });
});

const onlyEnglish = 'It writes only in English.';
const onlyThese = 'It follows only requests in English about length, tone, scores and what to leave out.';

it.each([
  ['Mention the office move in Leeds.', onlyThese],
  ['Write it in German.', onlyEnglish],
  ['Keep it short, and in plain, warm French.', onlyEnglish],
  ['Schreibe bitte auf Deutsch.', onlyEnglish],
  ['Write about 800 words.', 'Its letters are about one page long.'],
  ['Keep it short and compare Rosa with her team.', onlyThese],
  ['Make it less formal than last time.', 'It can write in only three tones: warm, plain or formal.'],
])('says that it cannot follow, and why: %s', (part, reason) => {
  expect(read(part).unmet).toEqual([{ part, reason }]);
});

it('hears another language in a sentence of the standard prompt, too', () => {
  const german = standard.replace('in plain, warm British English', 'in plain, warm German');
  expect(readPrompt(german, basis, words).unmet).toEqual([
    { part: expect.stringContaining('in plain, warm German'), reason: onlyEnglish },
  ]);
  expect(read('Write in plain English.').unmet).toEqual([]);
});

it('writes as it has understood', () => {
  expect(write('')).toMatch(/likely range/);
  expect(write('State no figures.')).not.toMatch(/\d/);
  expect(write('No headings.')).not.toContain('##');
  expect(write('Be formal.')).not.toContain('’ll');
  expect(write('Keep it short.').split(/\s+/).length).toBeLessThan(110);
  expect(write('Leave out Planning.')).not.toContain('Planning');
  expect(write('Please be warm.')).toMatch(/^Dear Rosa,\n\nThank you/);
});

it('leaves out a behaviour that its author has taken out of the prompt, and never all of them', () => {
  const without = standard.replaceAll('Planning', '');
  expect(readPrompt(without, basis, words).met).toEqual(['nothing about Planning']);
  expect(readPrompt('Write for Rosa.', basis, words)).toMatchObject({ met: [], unmet: [] });
  const none = read('Do not mention Planning. Do not mention Patience.');
  expect(none.wishes.without.size).toBe(0);
  expect(none.unmet).toMatchObject([{ part: 'nothing about Patience' }, { part: 'nothing about Planning' }]);
});
