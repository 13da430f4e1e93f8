import { expect, it } from 'vitest';
import { loadWords } from '../profile/load-words.ts';
import { draftFrom } from './draft-plan.ts';
import { inThirdPerson } from './third-person.ts';

const words = await loadWords();
const { behaviours, perceptions } = words.measures;
const drafts = [
  ...Object.keys(behaviours).flatMap((measure_key) =>
    (['improve', 'reduce'] as const).map((direction) =>
      draftFrom(words, { kind: 'opportunity', measure_key, direction }),
    ),
  ),
  ...Object.keys(perceptions).map((measure_key) =>
    draftFrom(words, { kind: 'barrier', measure_key, direction: 'improve' }),
  ),
].flatMap((draft) => draft ?? []);

it('drafts of a plan speak of those who carry it out, never to one of them', () => {
  expect(drafts.length).toBeGreaterThan(168);
  const said = drafts.flatMap(({ cue, what, sign, other_way }) => [
    ...[cue, what, sign],
    ...(other_way === null ? [] : [other_way.cue, other_way.what]),
  ]);
  const toSomeone = said.filter((text) => /\byou(?:r|rs|rself)?\b/iu.test(text.replaceAll('thank you', '')));
  expect(toSomeone).toEqual([]);
  expect(
    said.filter((text) =>
      /\b(?:of|to|from|at|with|behind|trust|give|gives|make|makes|see|sees|hand|hands) they\b|\bthan (?:they\b(?! \p{L})|them \p{L})/iu.test(
        text,
      ),
    ),
  ).toEqual([]);
});

it('a draft brings the moment and the sign of its step', () => {
  expect(
    draftFrom(words, { kind: 'opportunity', measure_key: 'delegation', direction: 'improve' }),
  ).toMatchObject({
    cue: 'a task comes in that others could do',
    what: 'hand it over whole, and agree when to talk about it',
    sign: 'It is finished and they only had to look at the result.',
  });
});

it('the suggestion can take the place of the step, in the middle of one sentence', () => {
  expect(
    draftFrom(words, { kind: 'opportunity', measure_key: 'active_listening', direction: 'reduce' }),
  ).toMatchObject({
    other_way: {
      cue: '',
      what: 'say at the start of their next long conversation how much time they have, and when their time is up, sum up and give their answer',
    },
  });
});

it.each([
  ['someone explains something to you', 'someone explains something to them'],
  ['tell the next person you’ll be late', 'tell the next person they’ll be late'],
  ['they hear it from you first', 'the others hear it from them first'],
  ['the two of you have settled it', 'the two of them have settled it'],
  ['do the first step yourself with your own tools', 'do the first step themselves with their own tools'],
  ['say thank you, or name a piece of yours', 'say thank you, or name a piece of theirs'],
])('%s', (told, turned) => expect(inThirdPerson(told)).toBe(turned));
