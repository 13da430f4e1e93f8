import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { describe, expect, it } from 'vitest';
import apart from '../../items/tendency/apart.json' with { type: 'json' };
import design from '../../items/tendency/design.json' with { type: 'json' };
import sounded from '../../items/tendency/sounded.json' with { type: 'json' };
import { recoverPersons } from '../evidence/persons.ts';
import { joinSheets } from '../items/read-so-far.ts';
import { readSheets } from '../items/reading-files.ts';
import { findAlike } from './alike-acts.ts';
import { judgeDesign } from './judge-design.ts';
import { matchedQuestionnaire } from './matched-questionnaire.ts';

const inUse = loadQuestionnaire();
const behaviours = inUse.models.behaviour.measures.map(({ key }) => key);
const questionnaire = matchedQuestionnaire(inUse, design);

describe('the questionnaire of a design', () => {
  it('asks the design’s questions and the perceptions of the questionnaire in use', () => {
    const { behaviour, perception } = questionnaire.models;
    expect(behaviour.questions.map(({ key }) => key)).toEqual(design.map(({ key }) => key));
    expect(perception.questions).toEqual(inUse.models.perception.questions);
  });

  it('gives an option 1 on its behaviour, and half, signed, on a second one where readers see one', () => {
    const options = design.flatMap((question) => question.options);
    const built = questionnaire.design.questions.flatMap((question) => question.options);
    for (const second of [true, false]) {
      const at = options.findIndex(({ secondary }) => (secondary !== null) === second);
      const { primary, secondary } = options[at] ?? {};
      const own = { measure: primary, weight: 1 };
      const other = secondary && { measure: secondary.measure, weight: 0.5 * secondary.sign };
      expect(built[at]?.loadings).toEqual(other ? [own, other] : [own]);
    }
  });

  it('finds simulated people again', () => {
    const { size } = questionnaire.models.behaviour;
    const trial = { people: 150, departures: [], seed: '1' };
    const found = recoverPersons(questionnaire, 'behaviour', new Float64Array(size * size), trial);
    expect(found.measures.correlation()).toBeGreaterThan(0.67);
    expect(found.groups.correlation()).toBeGreaterThan(0.8);
    expect(Math.abs(found.measures.coverage() - 0.95)).toBeLessThan(0.02);
  }, 60_000);
});

describe('the design that was found', () => {
  const judged = judgeDesign(design, behaviours);

  it('puts options beside one another that sound about equally good, in either context', () => {
    expect(judged.tooFarApart).toEqual([]);
    expect(judged.apart).toBeLessThanOrEqual(0.6);
  });

  it('has no behaviour whose options sound better or worse than the rest by more than is wanted', () => {
    expect(judged.beside).toEqual([]);
  });

  it('shows every behaviour at least three times', () => {
    expect(judged.shownTooLittle).toEqual({});
  });

  it('asks only acts that three readers met in a whole form, but for two that came in since', () => {
    const texts = design.flatMap(({ options }) => options.map(({ text }) => text));
    const unmet = texts.filter((text) => !sounded.acts.includes(text));
    expect(unmet).toEqual(['offer to work late for a free day', 'do a job with less help than usual']);
  });

  it('puts no acts beside one another that say much the same', () => {
    const [sheets = []] = readSheets('tendency', 'behaviour').values();
    const acts = Object.entries(joinSheets(sheets)).map(([id, { text }]) => ({ id, text }));
    const alike = findAlike(acts, apart.pairs);
    const places = design.flatMap(({ options }) =>
      options.map((option) => acts.findIndex(({ id }) => id === option.id)),
    );
    const beside = places.flatMap((one, at) =>
      places
        .slice(at + 1, at - (at % 4) + 4)
        .filter((other) => alike(one, other))
        .map((other) => `${acts[one]?.text} | ${acts[other]?.text}`),
    );
    expect(beside).toEqual([]);
    expect(alike(places[0] ?? 0, places[0] ?? 0)).toBe(true);
  });

  it('is judged by what its options say: one that sounds better is named', () => {
    const [first] = design;
    if (first === undefined) throw new Error('no question');
    const [option, ...rest] = first.options;
    const praised = { ...first, options: [{ ...option, sounds: [7, 7] }, ...rest] } as typeof first;
    expect(judgeDesign([praised, ...design.slice(1)], behaviours).tooFarApart).toEqual([first.key]);
  });
});
