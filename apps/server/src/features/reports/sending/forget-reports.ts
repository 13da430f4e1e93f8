import { forgetMails } from '../../../kernel/mail/forget-mails.ts';
import type { ResponseWatcher } from '../../assessment/response-watcher.ts';

/** Reports go with the responses that they are about, by their keys; mails with them that have not left go here. */
export const forgetReportMails: ResponseWatcher = {
  erased: async (tx, { respondents }) => {
    const ids = respondents.map(({ id }) => id);
    await forgetMails(tx, (mails) =>
      mails(
        'id',
        'in',
        mails
          .selectFrom('report_deliveries as d')
          .innerJoin('reports as p', 'p.id', 'd.report_id')
          .where('p.response_id', 'in', ids)
          .where('d.mail_id', 'is not', null)
          .select((delivery) => delivery.ref('d.mail_id').$notNull().as('mail_id')),
      ),
    );
  },
};
