import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { DEPARTURES } from '@fourfold/measurement/simulation/world.ts';
import type { Effort } from './effort.ts';
import { judgeSimulated } from './quality.ts';
import type { EvidenceTable } from './row.ts';

/**
 * The table on answer quality: how often honest people are wronged and careless ones caught.
 *
 * Careless people here take their time: what is caught is caught by the answers. `Marked` is check
 * or unreliable.
 *
 * Example: `tapping at random: marked`, 0.95 or more.
 */
export function qualityTable(questionnaire: Questionnaire, { judged, seed, slack }: Effort): EvidenceTable {
  const trial = { people: judged, departures: [], seed };
  const honest = judgeSimulated(questionnaire, 'honest', trial);
  const elsewhere = judgeSimulated(questionnaire, 'honest', { ...trial, departures: DEPARTURES });
  const caught = (manner: 'random' | 'position' | 'half'): number =>
    judgeSimulated(questionnaire, manner, trial).caught;
  return {
    title: 'Answer quality',
    how: `${judged} simulated people a line, whole responses in the order and with the places on the screen of their own id, all at an honest pace. Seed ${seed}.`,
    rows: [
      { what: 'honest: unreliable', found: honest.unreliable, to: 0.02 + slack },
      { what: 'honest: check', found: honest.check, to: 0.08 + slack },
      { what: 'tapping at random: marked', found: caught('random'), from: 0.95 - slack },
      { what: 'always one place on the screen: marked', found: caught('position'), from: 0.99 - slack },
      { what: 'at random from the middle on: marked', found: caught('half'), from: 0.8 - slack },
      { what: 'honest, the truth being none of our model: unreliable', found: elsewhere.unreliable },
      { what: 'honest, the truth being none of our model: check', found: elsewhere.check },
    ],
  };
}
