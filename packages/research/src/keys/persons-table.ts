import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import type { EvidenceTable } from '../evidence/row.ts';
import { QUICKLY } from './learned-line.ts';
import { learnIn } from './learned-world.ts';
import { tryPersons } from './try-persons.ts';

/** Single people, who gain little from learned keys and must lose nothing. */
const WORLDS = 2;
const COMPANIES = 5;
const PEOPLE = 40;
const trial = { people: 300, companies: 6, popularity: 0.5, common: 0, turns: QUICKLY };

export function personsTable(engine: GroupEngine, seed: string): EvidenceTable {
  const tried = Array.from({ length: WORLDS }, (_, world) => {
    const random = createRandom(`persons by learned keys ${seed} ${world}`);
    return tryPersons(
      engine,
      learnIn(engine, trial, random),
      { companies: COMPANIES, people: PEOPLE },
      random,
    );
  });
  const mean = (read: (one: (typeof tried)[number]) => number) =>
    tried.reduce((sum, one) => sum + read(one) / tried.length, 0);
  const names = { measures: 'behaviours and perceptions', groups: 'competencies and domains' } as const;
  return {
    title: 'Keys that learn: single people',
    how: `${WORLDS} worlds with loadings off by 30% and popularities of SD 0.5, keys learned from 300 answers of six companies; in each, ${COMPANIES * PEOPLE} people of ${COMPANIES} other companies. Errors and widths in points. Seed ${seed}.`,
    rows: (['measures', 'groups'] as const).flatMap((what) =>
      (['authors', 'learned'] as const).flatMap((who) => {
        const by = `${names[what]}, ${who === 'authors' ? 'the authors’ keys' : 'learned keys'}`;
        return [
          { what: `${by}: error`, found: Math.sqrt(mean((one) => one[who][what].square)) },
          { what: `${by}: half a range`, found: mean((one) => one[who][what].width) },
          { what: `${by}: inside their range`, found: mean((one) => one[who][what].inside), from: 0.9 },
        ];
      }),
    ),
  };
}
