import { profilePerson, scoreResponse, simulateCompany, summarisePerson } from '@fourfold/measurement';
import { expect, it } from 'vitest';
import { loadAskedQuestionnaire } from '../../assessment/asked-questionnaire.ts';
import { loadWords } from '../../profile/load-words.ts';
import { checkDraft } from '../check/check-draft.ts';
import { personResults } from '../results/person-results.ts';
import { composeReport } from './compose-report.ts';

const questionnaire = await loadAskedQuestionnaire();
const words = await loadWords();
const groups = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
const { people } = simulateCompany(questionnaire);

/** Without the keys' uncertainty, which takes seconds to reckon and changes no sentence's truth. */
function basisOf(index: number) {
  const person = people[index];
  if (person === undefined) throw new RangeError('There is nobody there.');
  const { estimates } = scoreResponse(questionnaire, `person-${index}`, person.answers(`person-${index}`));
  const none = new Float64Array(84 * 84);
  const behaviour = profilePerson(questionnaire.models.behaviour, estimates.behaviour, none);
  const perception = profilePerson(questionnaire.models.perception, estimates.perception, none);
  const summary = summarisePerson(behaviour, perception, words.links);
  const quality = { verdict: 'consistent', reasons: [] } as const;
  return {
    seed: `person-${index}`,
    firstName: person.firstName,
    lastName: person.lastName,
    organisation: 'Acme',
    overactivated: summary.overactivated?.behaviour ?? null,
    areas: summary.developmentAreas.map((area) => area.behaviour),
    results: personResults({ behaviour, perception, summary }, quality, words, groups),
    otherNames: people.flatMap((other) => (other === person ? [] : [other.firstName, other.lastName])),
  };
}

it('writes for every simulated person what the check finds true, the same each time and to nobody else', () => {
  const reports = people.map((_, index) => {
    const basis = basisOf(index);
    const report = composeReport(basis, words);
    expect(checkDraft(report, basis)).toEqual([]);
    expect(report).not.toMatch(/[{}]|undefined|null/);
    expect(composeReport(basis, words)).toBe(report);
    return report;
  });
  expect(new Set(reports).size).toBe(people.length);
});

it('names nothing where nothing stands out, and says so', () => {
  const report = composeReport({ ...basisOf(0), overactivated: null, areas: [] }, words);
  expect(report).not.toMatch(/^### /m);
  expect(report).toMatch(/No single behaviour stands out|none differs from balanced so surely/);
});
