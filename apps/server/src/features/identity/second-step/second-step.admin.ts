import { pages } from '@fourfold/contract/words';
import type { AdminCommand } from '../../../feature.ts';
import { AdminError } from '../../../kernel/admin/command.ts';
import { readOptions } from '../../../kernel/admin/read-options.ts';
import { record } from '../../../kernel/audit/audit.ts';
import { contactOf } from '../../../kernel/config/config.ts';
import { createOutbox } from '../../../kernel/mail/outbox.ts';
import { endSessions, lastOrganisation } from '../sessions/sessions.repository.ts';
import { findUserByEmail } from '../users/users.repository.ts';
import { dropChallenges } from './challenges.repository.ts';
import { secondStepOff } from './second-step.mails.ts';
import { removeFactor } from './second-step.repository.ts';

/** `npm run admin -- second-step off ann@example.com` */
export const secondStepCommand: AdminCommand = {
  name: 'second-step',
  usage: 'off address',
  summary: 'Turns off two-step verification for someone who has lost phone and recovery codes.',
  details: [
    'First make sure that it is really them who ask: call them back, or see them. Afterwards their password alone',
    'opens the account, all their sessions end, and they get an e-mail about it. The log of their organisation notes it.',
    'A running server sends the e-mail within ten minutes.',
  ],
  async run({ db, config, now }, args) {
    const [what, typed, ...more] = readOptions(args, {}).positionals;
    if (what !== 'off' || typed === undefined || more.length > 0) {
      throw new AdminError('Say off, and one address.');
    }
    const user = await findUserByEmail(db, typed.trim().toLowerCase());
    if (user === undefined) throw new AdminError(`There is no account with the address ${typed}.`);
    // The mail waits without a job, as after a restore; a running server finds it.
    const outbox = createOutbox({ enqueue: async () => undefined }, () => now);
    const wasOn = await db.transaction().execute(async (tx) => {
      if (!(await removeFactor(tx, user.id))) return false;
      await dropChallenges(tx, user.id);
      await endSessions(tx, user.id);
      const organisationId = await lastOrganisation(tx, user.id);
      const entry = { action: 'second_step.off', organisationId, userId: null } as const;
      await record(tx, { ...entry, subjectId: user.id, details: { by: 'operator' } }, now);
      const forgot = `${config.APP_URL}${pages.forgotPassword.path}`;
      await outbox.post(tx, secondStepOff(user, 'operator', forgot, contactOf(config)));
      return true;
    });
    return wasOn
      ? `Two-step verification is off for ${user.email}, and all their sessions have ended.\n`
      : `${user.email} had not turned on two-step verification.\n`;
  },
};
