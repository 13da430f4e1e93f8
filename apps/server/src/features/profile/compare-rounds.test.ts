import { profilePerson, type SimulatedPerson, scoreResponse } from '@fourfold/measurement';
import { expect, it } from 'vitest';
import { drawCompany } from '../../testing/drawn-company.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { compareRounds } from './compare-rounds.ts';

const questionnaire = await loadAskedQuestionnaire();
const { models } = questionnaire;
const none = { behaviour: new Float64Array(84 * 84), perception: new Float64Array(84 * 84) };

/** A new sheet each time. */
function answer(person: SimulatedPerson, id: string) {
  const scored = scoreResponse(questionnaire, id, person.answers(id));
  return {
    kinds: ['behaviour', 'perception'] as const,
    questionnaire,
    behaviour: profilePerson(models.behaviour, scored.estimates.behaviour, none.behaviour),
    perception: profilePerson(models.perception, scored.estimates.perception, none.perception),
  };
}

it('says in at most one of ten cases that something has changed of a person who has not', () => {
  const people = drawCompany(questionnaire, ['One'], 60, 'unchanged');
  const pages = people.map((person, at) =>
    compareRounds(answer(person, `later ${at}`), answer(person, `earlier ${at}`)),
  );
  const says = pages.filter((changes) => changes.some(({ low, high }) => low > 0 || high < 0));
  expect(says.length).toBeLessThanOrEqual(6);
}, 60_000);
