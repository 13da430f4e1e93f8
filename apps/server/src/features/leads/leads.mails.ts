import { facts, heading, type Mail, quote, typed } from '../../mail/mail.ts';
import type { Lead } from './leads.repository.ts';

/** Tells the operator who left an address, with what they wrote; answering it answers the visitor. */
export function leadReceived(lead: Lead, operator: string): Mail {
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
    subject: lead.question === undefined ? `New lead: ${who}` : `Message from ${who}`,
    preview: `Through ${lead.source}`,
    blocks: [
      heading(`${who} wrote to you`),
      facts(rows),
      ...(lead.question === undefined ? [] : [quote(lead.question)]),
    ],
  };
}
