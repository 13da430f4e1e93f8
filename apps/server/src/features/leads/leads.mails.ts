import { facts, heading, type Mail, quote, typed } from '../../kernel/mail/mail.ts';
import type { Lead } from './leads.repository.ts';

/**
 * Tells the operator who left an address, with what they wrote; answering it answers the visitor. Some forms ask in two
 * steps: the second tells more of somebody who is known.
 */
export function leadReceived(lead: Lead, isNew: boolean, operator: string): Mail {
  const who = lead.name === undefined ? lead.email : typed(lead.name);
  const rows: [string, string][] = [['E-mail', lead.email]];
  if (lead.name !== undefined) rows.push(['Name', typed(lead.name)]);
  if (lead.role !== undefined) rows.push(['Role', lead.role]);
  if (lead.headcount !== undefined) rows.push(['People in the company', lead.headcount]);
  rows.push(['Form', lead.source], ['Time zone', lead.timezone]);
  return {
    kind: 'lead.received',
    organisationId: null,
    to: operator,
    replyTo: lead.email,
    subject:
      lead.question !== undefined ? `Message from ${who}` : isNew ? `New lead: ${who}` : `More about ${who}`,
    preview: `Through ${lead.source}`,
    blocks: [
      heading(lead.question === undefined ? `${who} left an address` : `${who} wrote to you`),
      facts(rows),
      ...(lead.question === undefined ? [] : [quote(lead.question)]),
    ],
  };
}
