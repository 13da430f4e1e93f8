import type { Keys } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { type ApplicantKind, compareApplicants } from '../candidates/compare-applicants.ts';
import { followApplicants } from '../candidates/follow-applicants.ts';
import type { Effort } from './effort.ts';
import { countedRow, type EvidenceRow, type EvidenceTable } from './row.ts';

/**
 * The tables on candidates: of whom fit and add can be told from a random sheet, and who is noticed to follow an
 * advertisement.
 *
 * Example: `random sheets: fit told`, 0.05 or less.
 */
export function candidatesTable(engine: GroupEngine, keys: Keys, { teams, seed }: Effort): EvidenceTable {
  const found = compareApplicants(engine, keys, teams, seed);
  const names: Readonly<Record<ApplicantKind, string>> = {
    applicants: 'honest applicants from anywhere',
    alike: 'honest applicants like the team’s members',
    random: 'random sheets',
  };
  return {
    title: 'Fit and add',
    how: `${teams} teams of 30, ${found.random.people} people a line, behaviours alone. Told is a figure whose interval leaves out what random sheets get on average; only then is it shown. Seed ${seed}.`,
    rows: (Object.keys(names) as ApplicantKind[]).flatMap((kind): EvidenceRow[] => {
      const { people, fit, trueFit, fitTold, fitAbove, addTold, correlation } = found[kind];
      const limit = kind === 'random' ? { to: 0.05 } : {};
      return [
        countedRow(`${names[kind]}: fit told`, fitTold, people, limit),
        countedRow(`${names[kind]}: fit told, and better than random sheets`, fitAbove, people),
        countedRow(`${names[kind]}: add told`, addTold, people, limit),
        { what: `${names[kind]}: mean fit`, found: fit },
        ...(kind === 'random'
          ? []
          : [
              { what: `${names[kind]}: mean true fit`, found: trueFit },
              { what: `${names[kind]}: correlation of estimated and true fit`, found: correlation },
            ]),
      ];
    }),
  };
}

export function advertisementTable({ questionnaire }: GroupEngine, { ideal, seed }: Effort): EvidenceTable {
  const people = 2 * ideal;
  const row = (
    what: string,
    asked: number,
    follows: number,
    lean: number,
    limits: Pick<EvidenceRow, 'from' | 'to'> = {},
  ): EvidenceRow[] => {
    const { noticed, gain } = followApplicants(questionnaire, { asked, follows, lean }, people, seed);
    const name = `${asked} competencies asked for, ${what}`;
    return [
      countedRow(`${name}: noticed`, noticed, people, limits),
      { what: `${name}: points above 100 in them`, found: gain },
    ];
  };
  return {
    title: 'Answers that follow an advertisement',
    how: `${people} applicants a line; what is asked for is drawn anew for each. Seed ${seed}.`,
    rows: [
      ...[2, 3, 5].flatMap((asked) => [
        ...row('honest', asked, 0, 0, { to: 0.05 }),
        ...row('picked wherever it is on offer', asked, 1, 0, { from: 0.6 }),
      ]),
      ...row('picked in 70% of these places', 3, 0.7, 0, { from: 0.6 }),
      ...row('picked in half of these places', 3, 0.5, 0),
      ...row('honest and truly half a deviation to that side', 3, 0, 0.5),
    ],
  };
}
