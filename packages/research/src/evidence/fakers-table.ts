import type { Keys } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { FAKERS, type Faker, fakeAnswers } from '../candidates/fakers.ts';
import type { Effort } from './effort.ts';
import { countedRow, type EvidenceRow, type EvidenceTable } from './row.ts';

/**
 * The table on dressing up: how far three ways of it move what is shown of an applicant.
 *
 * Example: `knows the team: mean fit`.
 */
const names: Readonly<Record<Faker, string>> = {
  honest: 'honest',
  sounds: 'takes what sounds best',
  advertisement: 'follows an advertisement',
  team: 'knows the team',
};

export function fakersTable(engine: GroupEngine, keys: Keys, { fakers, seed }: Effort): EvidenceTable {
  const found = fakeAnswers(engine, keys, fakers, seed);
  const { groups } = engine.questionnaire.models.behaviour;
  const { shifts } = found.sounds;
  const rising = shifts.indexOf(Math.max(...shifts));
  return {
    title: 'Answers that are dressed up',
    how: `The same ${found.honest.people} applicants beside ${fakers} teams of 30, honest and dressed up in each of the three ways in every question. What sounds best is what the readers of this version rated highest; it raises ${groups[rising]?.key} most. The advertisement asks for 3 competencies. Seed ${seed}.`,
    rows: FAKERS.flatMap((faker): EvidenceRow[] => {
      const { moved, asked, fit, shown, people } = found[faker];
      const what = names[faker];
      return [
        ...(faker === 'honest'
          ? []
          : [{ what: `${what}: points by which a competency moves`, found: moved }]),
        ...(faker === 'sounds'
          ? [
              { what: `${what}: points of the competency that rises most`, found: shifts[rising] as number },
              { what: `${what}: points by which competencies rise on average`, found: meanOf(shifts) },
            ]
          : []),
        ...(faker === 'advertisement'
          ? [{ what: `${what}: points by which what is asked for rises`, found: asked }]
          : []),
        ...(faker === 'honest' || faker === 'team'
          ? [
              { what: `${what}: mean fit`, found: fit },
              countedRow(`${what}: fit shown, and better than random sheets`, shown, people),
            ]
          : []),
      ];
    }),
  };
}

const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
