import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { judgeAgain } from './1-collect/judge-again.ts';
import { findDrift, rebuild } from './1-collect/rebuild.ts';

/** `npm run admin -- culture check` */
export const cultureCommand: AdminCommand = {
  name: 'culture',
  usage: 'check | rebuild | judge',
  summary:
    'Checks the statistics of groups against a recount, counts them again, or judges all answers again.',
  details: [
    'judge: whether answers can be relied on, by the rules of this version, for all that were submitted before. Run it',
    'after an upgrade whose notes say so. Who is left out of groups follows; what was released and changes by it is',
    'taken back and waits for the next release.',
  ],
  async run({ db }, args) {
    const [what] = readOptions(args, {}, 1).positionals;
    if (what === 'check') {
      const wrong = await findDrift(db);
      return wrong.length === 0
        ? 'All statistics are what a recount gives.\n'
        : `${wrong.length} of the rounds differ from a recount. Run: npm run admin -- culture rebuild\n`;
    }
    if (what === 'judge') {
      const { judged, changed, moved } = await judgeAgain(db, await loadAskedQuestionnaire());
      return `${judged} responses were judged again. The verdict changed for ${changed} of them, and ${moved} of those were added to groups or left out of them.\n`;
    }
    if (what !== 'rebuild') throw new AdminError('Say check, rebuild or judge.');
    await rebuild(db);
    return 'All statistics were counted again.\n';
  },
};
