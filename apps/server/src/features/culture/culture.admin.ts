import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { findDrift, rebuild } from './1-collect/rebuild.ts';

/** `npm run admin -- culture check` */
export const cultureCommand: AdminCommand = {
  name: 'culture',
  usage: 'check | rebuild',
  summary: 'Holds the statistics of groups against a recount, or counts them again from the answers.',
  async run({ db }, [what]) {
    if (what === 'check') {
      const wrong = await findDrift(db);
      return wrong.length === 0
        ? 'All statistics are what a recount gives.\n'
        : `${wrong.length} of the rounds differ from a recount. Run: npm run admin -- culture rebuild\n`;
    }
    if (what !== 'rebuild') throw new AdminError('Say whether to check or to rebuild.');
    await rebuild(db);
    return 'All statistics were counted again.\n';
  },
};
