import type { ResponseWatcher } from '../../assessment/response-watcher.ts';
import { fold, lockRound } from './fold.ts';

/**
 * Keeps who counts in the figures of groups. The statistics follow by themselves: triggers write every change of
 * `culture_members` down, and `fold` brings it in. Candidates count in no group.
 */
export const cultureWatcher: ResponseWatcher = {
  async submitted(tx, { respondent, quality, at }) {
    if (respondent.kind !== 'employee') return;
    await tx
      .insertInto('culture_members')
      .columns([
        'response_id',
        'organisation_id',
        'round_id',
        'department_id',
        'left_out',
        'submitted_at',
        'design_version',
        'choices',
      ])
      .expression((expression) =>
        expression
          .selectFrom('response_answers')
          .select([
            'response_id',
            'organisation_id',
            expression.cast<string>(expression.val(respondent.round_id), 'uuid').as('round_id'),
            expression
              .cast<string | null>(expression.val(respondent.department_id), 'uuid')
              .as('department_id'),
            expression
              .cast<boolean>(expression.val(quality.verdict === 'unreliable'), 'boolean')
              .as('left_out'),
            expression.cast<Date>(expression.val(at), 'timestamptz').as('submitted_at'),
            'design_version',
            'choices',
          ])
          .where('response_id', '=', respondent.id),
      )
      .execute();
  },

  async corrected(tx, { after }) {
    await tx
      .updateTable('culture_members')
      .set({ department_id: after.department_id })
      .where('response_id', '=', after.id)
      .execute();
  },

  /** Brought in at once: what is written down of people who are erased must not wait anywhere. */
  async erased(tx, { respondents }) {
    const ids = respondents.map(({ id }) => id);
    const rounds = [...new Set(respondents.map(({ round_id }) => round_id))].toSorted();
    // Before any row, as everywhere, so that nobody waits in a circle.
    for (const round of rounds) await lockRound(tx, round);
    await tx.deleteFrom('culture_members').where('response_id', 'in', ids).execute();
    for (const round of rounds) await fold(tx, round);
  },
};
