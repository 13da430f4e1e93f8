import { say } from '@fourfold/words';
import { facts, heading, type Mail, quote, typed } from '../../kernel/mail/mail.ts';
import type { Lead } from './leads.repository.ts';

/**
 * Tells the operator who left an address, with what they wrote; answering it answers the visitor. Some forms ask in two
 * steps: the second tells more of someone who is known.
 */
export function leadReceived(lead: Lead, isNew: boolean, operator: string): Mail {
  const { email, name, role, headcount, question, source, timezone } = lead;
  const who = name === undefined ? email : typed(name);
  const rows: [string, string][] = [[say('E-mail'), email]];
  if (name !== undefined) rows.push([say('Name'), typed(name)]);
  if (role !== undefined) rows.push([say('Role'), role]);
  if (headcount !== undefined) rows.push([say('People in the company'), headcount]);
  rows.push([say('Form'), source], [say('Time zone'), timezone]);
  return {
    kind: 'lead.received',
    organisationId: null,
    to: operator,
    replyTo: email,
    subject: subjectOf(lead, isNew, who),
    preview: say('Through {source}', { source }),
    blocks: [
      heading(
        question === undefined ? say('{who} left an address', { who }) : say('{who} wrote to you', { who }),
      ),
      facts(rows),
      ...(question === undefined ? [] : [quote(question)]),
    ],
  };
}

function subjectOf({ question }: Lead, isNew: boolean, who: string): string {
  if (question !== undefined) return say('Message from {who}', { who });
  return isNew ? say('New lead: {who}', { who }) : say('More about {who}', { who });
}
