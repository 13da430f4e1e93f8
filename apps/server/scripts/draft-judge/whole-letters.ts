import { profilePerson, scoreResponse, simulateCompany, summarisePerson } from '@fourfold/measurement';
import { loadAskedQuestionnaire } from '../../src/features/assessment/asked-questionnaire.ts';
import { loadWords } from '../../src/features/profile/load-words.ts';
import { withoutWishes } from '../../src/features/reports/built-in-writer/wishes.ts';
import { writeLetter } from '../../src/features/reports/built-in-writer/write-letter.ts';
import { takeMarks } from '../../src/features/reports/check/directions/marks.ts';
import { judgeTaskOf } from '../../src/features/reports/check/judge/judge-prompt.ts';
import { personResults } from '../../src/features/reports/results/person-results.ts';
import type { Figure, ReportBasis } from '../../src/features/reports/results/report-basis.ts';
import { idOf, type JudgedDraft } from '../../src/testing/judged-drafts.ts';

const most = 24;
const mirrored = {
  underactivated: 'overactivated',
  low: 'high',
  balanced: 'balanced',
  high: 'low',
  overactivated: 'underactivated',
} as const satisfies Record<Figure['band'], Figure['band']>;

/** Letters of a page to simulated people, with all that stands around an advice; what little there is of praise too. */
export async function wholeLetters(): Promise<JudgedDraft[]> {
  const [questionnaire, words] = [await loadAskedQuestionnaire(), await loadWords()];
  const groups = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
  // The keys' uncertainty takes seconds to compute and changes no direction.
  const none = new Float64Array(84 * 84);
  return simulateCompany(questionnaire)
    .people.slice(0, most)
    .map((person, index) => {
      const seed = `person-${index}`;
      const { estimates } = scoreResponse(questionnaire, seed, person.answers(seed));
      const behaviour = profilePerson(questionnaire.models.behaviour, estimates.behaviour, none);
      const perception = profilePerson(questionnaire.models.perception, estimates.perception, none);
      const summary = summarisePerson(behaviour, perception, words.links, groups);
      const profile = { behaviour, perception, summary, kinds: ['behaviour'], single: true } as const;
      const quality = { verdict: 'consistent', reasons: [] } as const;
      const basis: ReportBasis = {
        ...{ seed, firstName: person.firstName, lastName: person.lastName, organisation: 'Acme' },
        ...{ author: null, worksHere: true, plans: [] },
        overactivated: summary.overactivated?.behaviour ?? null,
        areas: summary.developmentAreas.map((area) => area.behaviour),
        results: personResults({ ...profile, kinds: [...profile.kinds] }, quality, words, groups),
        otherNames: [],
      };
      return toJudge(basis, takeMarks(writeLetter(basis, words, withoutWishes), []).text);
    });
}

function toJudge(basis: ReportBasis, text: string): JudgedDraft {
  const task = judgeTaskOf(text, basis);
  if (task === null) throw new RangeError('A letter says nothing.');
  const figures = basis.results?.figures ?? [];
  const turned = figures.map((figure) => ({ ...figure, band: mirrored[figure.band] }));
  const sides = [basis.overactivated, ...basis.areas].flatMap((key) => {
    const figure = figures.find((one) => one.kind === 'behaviour' && one.key === key);
    if (figure === undefined || figure.band === 'balanced') return [];
    const isLittle = figure.band === 'low' || figure.band === 'underactivated';
    return [[figure.key, isLittle ? 'little' : 'much'] as const];
  });
  return {
    id: idOf(text),
    kind: 'whole letters',
    draft: { sides, text },
    task,
    basisFor: (isRight) =>
      isRight ? basis : { ...basis, results: basis.results && { ...basis.results, figures: turned } },
  };
}
