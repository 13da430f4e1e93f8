import { profilePerson, scoreResponse, simulateCompany, summarisePerson } from '@fourfold/measurement';
import { expect, it } from 'vitest';
import { loadAskedQuestionnaire } from '../../assessment/asked-questionnaire.ts';
import { loadWords } from '../../profile/load-words.ts';
import { checkDraft } from '../check/check-draft.ts';
import { ownMarks } from '../check/directions/marks.ts';
import { personResults } from '../results/person-results.ts';
import type { ReportBasis } from '../results/report-basis.ts';
import { composeReport } from './compose-report.ts';

const questionnaire = await loadAskedQuestionnaire();
const words = await loadWords();
const groups = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
const { people } = simulateCompany(questionnaire);

/** Without the keys' uncertainty, which takes seconds to compute and changes no sentence's truth. */
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
    results: personResults(
      { behaviour, perception, summary, kinds: ['behaviour', 'perception'], single: true },
      quality,
      words,
      groups,
    ),
    otherNames: people.flatMap((other) => (other === person ? [] : [other.firstName, other.lastName])),
  };
}

it('writes for every simulated person what the check finds true, the same each time and to nobody else', () => {
  const reports = people.map((_, index) => {
    const basis = basisOf(index);
    const report = composeReport(basis, words);
    const { findings, comparison } = checkDraft(report, basis, ownMarks(report));
    expect(findings).toEqual([]);
    expect(comparison).toMatchObject({ not_compared: [], silent: [] });
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

it('contradicts no result on either side of any behaviour, also where it is read like a stranger’s text', () => {
  const behaviours = Object.entries(words.measures.behaviours);
  for (const [key, text] of behaviours) {
    for (const isMuch of [true, false]) {
      const at = isMuch
        ? ({ score: 155, band: 'overactivated' } as const)
        : ({ score: 40, band: 'underactivated' } as const);
      const figure = {
        key,
        kind: 'behaviour',
        name: text.name,
        group: null,
        low: at.score - 45,
        high: at.score + 45,
        beyond: 91,
        text,
        ...at,
      } as const;
      const summary = { overactivated: null, developmentAreas: [] };
      const basis: ReportBasis = {
        ...basisOf(0),
        seed: key,
        overactivated: isMuch ? key : null,
        areas: isMuch ? [] : [key],
        results: { figures: [figure], summary, verdict: 'consistent', reasons: [], version: '1' },
      };
      const report = composeReport(basis, words);
      expect([key, isMuch, checkDraft(report, basis).findings]).toEqual([key, isMuch, []]);
      const { comparison } = checkDraft(report, basis, ownMarks(report));
      expect(comparison?.compared).toBeGreaterThan(0);
      expect(comparison).toMatchObject({ not_compared: [], silent: [] });
    }
  }
  expect(behaviours).toHaveLength(84);
});
