import type { Feature } from '../../feature.ts';
import { mailboxRoutes } from './mailbox.routes.ts';

/** Mails to read where no mail server is set. */
export const mailbox: Feature = {
  routes: ({ app, parts: { db, mailFolder } }) => {
    if (mailFolder !== undefined) mailboxRoutes(app, db, mailFolder);
  },
};
