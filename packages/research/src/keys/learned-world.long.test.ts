import { compileDynamics } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import { loadLinks } from '@fourfold/measurement/dynamics/load-links.ts';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { expect, it } from 'vitest';
import { drawCompany, learnIn, nameFive, pictureOf } from './learned-world.ts';

const engine = compileGroups(loadQuestionnaire());
const trial = { people: 40, companies: 4, popularity: 0.5, common: 0 };
const turns = { frozen: 2, settling: 4, counting: 20 };

it('keys are learned in a world and score a company that they were not learned from', () => {
  const random = createRandom('a learned world');
  const learned = learnIn(engine, { ...trial, turns }, random);
  const company = drawCompany(engine, learned, 60, random);
  const { picture } = pictureOf(engine, learned.keys, company.statistics);
  expect(picture.people).toBe(60);
  const five = nameFive(engine, compileDynamics(engine, loadLinks()), learned.keys, company);
  expect(five.right).toBeLessThanOrEqual(5);
  expect(five.likely.right).toBeLessThanOrEqual(five.likely.count);
});

it('a world without a pool is scored by the authors’ keys', () => {
  const { keys } = learnIn(engine, { ...trial, people: 0, companies: 0 }, createRandom('nobody'));
  expect(keys.version).toBe(engine.version);
});
