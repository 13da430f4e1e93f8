import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom } from '../random.ts';
import { choose } from '../simulation/choose.ts';
import { drawGroup } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { decodeKeys, encodeKeys } from './encode-keys.ts';
import { authorsKeys, learnedKeys } from './keys-in-use.ts';
import { learnVersion } from './learning/learn-version.ts';
import { narrowerBy } from './narrower.ts';

const questionnaire = loadQuestionnaire();
const random = createRandom('encoded keys');
const truth = createTruth(createWorld(questionnaire, ['popularity', 'loadings'], random));
const groups = Array.from({ length: 3 }, () =>
  drawGroup(truth, 20, 0.2, random).map((standing) => choose(truth.world, standing, random)),
);
const authors = authorsKeys(questionnaire);
const found = learnVersion(questionnaire, authors, groups, {
  version: '1.1',
  seed: 'x',
  turns: { frozen: 3, settling: 4, counting: 20 },
});

describe('a version of the keys', () => {
  it('is held against those in use by answers that it has not seen', () => {
    expect(found.heldOut).toBe(6);
    expect(found.before).toBeLessThan(0);
    expect(found.after).toBeLessThan(0);
    expect(found.kept).toBe(found.after > found.before);
  });

  it('is the same after it was stored', () => {
    const encoded = encodeKeys(questionnaire, found.learned);
    const stored = decodeKeys(questionnaire, encoded);
    expect(stored.version).toBe('1.1');
    expect(stored.learned).toEqual(found.learned);
    expect(encodeKeys(questionnaire, stored.learned)).toEqual(encoded);
    expect(encoded.length).toBeLessThan(400_000);
  });

  it('is refused for another questionnaire, and when it is broken', () => {
    const encoded = encodeKeys(questionnaire, found.learned);
    const other = { ...questionnaire, design: { ...questionnaire.design, version: 'other' } };
    expect(() => decodeKeys(other, encoded)).toThrow(expect.objectContaining({ code: 'version_mismatch' }));
    expect(() => decodeKeys(questionnaire, encoded.slice(0, encoded.length - 8))).toThrow(
      expect.objectContaining({ code: 'wrong_size' }),
    );
  });

  it('says by how much ranges are narrower for it', () => {
    expect(narrowerBy(authors, authors)).toBeCloseTo(0, 12);
    const narrower = narrowerBy(learnedKeys(questionnaire, found.learned), authors);
    expect(narrower).toBeLessThan(1);
    expect(narrower).toBeGreaterThan(-1);
  });
});
