import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../kernel/mail/mail.ts';
import { renderHtml } from '../kernel/mail/render-html.ts';
import { renderText } from '../kernel/mail/render-text.ts';
import { linkMail } from './assessment/invitation.mails.ts';
import type { Inviting, Respondent } from './assessment/respondent.repository.ts';
import { submissionReceived } from './assessment/submission.mails.ts';
import { seatsRequested } from './billing/billing.mails.ts';
import * as accounts from './identity/accounts/accounts.mails.ts';
import { colleagueInvited } from './identity/members/invitations.mails.ts';
import type { InvitationRow } from './identity/members/invitations.repository.ts';
import { tokenEnding } from './identity/members/tokens.mails.ts';
import * as secondStep from './identity/second-step/second-step.mails.ts';
import { leadReceived } from './leads/leads.mails.ts';
import { ownPageLink } from './own-page/own-page.mails.ts';
import { addressCorrected } from './people/correct-address.mails.ts';
import { digest } from './people/digest.mails.ts';
import type { ReportBasis } from './reports/results/report-basis.ts';
import { reportMail } from './reports/sending/report.mails.ts';

/** A name that mail programs would make a link of, and that would be markup where it is not escaped. */
const hostile = 'Win evil.example <img src=x>';
const [url, contact, at] = ['https://ours.test/a', 'us@ours.test', new Date('2026-01-05T10:00:00Z')];

const owner = { id: '1', email: 'ann@ours.test', first_name: hostile };
const inviter = { ...owner, last_name: hostile };
const inviting = {
  name: hostile,
  inviter_first_name: hostile,
  inviter_last_name: hostile,
  inviter_email: 'ann@ours.test',
  employee_invitation_text: null,
  candidate_invitation_text: null,
  vacancy_invitation_text: null,
} as Inviting;
const respondent = {
  organisation_id: '1',
  kind: 'employee',
  email: 'bo@ours.test',
  first_name: hostile,
} as Respondent;
const link = { respondent, inviting, url, expires: at };
const lead = { source: 'contact', email: 'bo@ours.test', timezone: 'UTC', name: hostile };
const basis = { firstName: hostile, lastName: hostile, organisation: hostile } as ReportBasis;
const invitation = {
  organisation_id: '1',
  organisation_name: hostile,
  email: 'bo@ours.test',
  role: 'viewer',
};
const organisation = { id: '1', name: hostile, seats_bought: 0 };

const mails: Readonly<Record<string, () => Mail>> = {
  verifyAddress: () => accounts.verifyAddress(owner, 'new@ours.test', url),
  resetPassword: () => accounts.resetPassword(owner, url),
  passwordChanged: () => accounts.passwordChanged(owner, { ended: 2, kept: 0 }, url),
  emailChangeRequested: () => accounts.emailChangeRequested(owner, 'new@ours.test', url),
  emailChanged: () => accounts.emailChanged(owner, 'new@ours.test', contact),
  tokenEnding: () =>
    tokenEnding(owner, { name: hostile, organisation: hostile, organisation_id: '1', expires_at: at }, url),
  secondStepOn: () => secondStep.secondStepOn(owner, url, contact),
  secondStepOff: () => secondStep.secondStepOff(owner, 'owner', url, contact),
  recoveryCodeUsed: () =>
    secondStep.recoveryCodeUsed(owner, { left: 3, device: 'Firefox on Linux', settings: url }),
  recoveryCodesRenewed: () => secondStep.recoveryCodesRenewed(owner, url),
  wrongCodes: () => secondStep.wrongCodes(owner, 'Firefox on Linux', url),
  colleagueInvited: () => colleagueInvited(invitation as InvitationRow, inviter, url),
  seatsRequested: () => seatsRequested({ seats: 2, note: null }, { ...inviter, organisation }, contact),
  invitation: () => linkMail('invitation', link),
  reminder: () => linkMail('reminder', link),
  fresh: () => linkMail('fresh', link),
  submissionReceived: () =>
    submissionReceived(respondent, inviting, { ownPage: url, through: { name: hostile, copiedAt: at } }),
  addressCorrected: () => addressCorrected(respondent, inviting),
  ownPageLink: () => ownPageLink(respondent, inviting, url),
  digestOfOne: () =>
    digest(
      { organisationId: '1', organisation: hostile, userId: '1', email: 'ann@ours.test', firstName: hostile },
      { names: [hostile], responseIds: [] },
      url,
      url,
    ),
  digestOfMany: () =>
    digest(
      { organisationId: '1', organisation: hostile, userId: '1', email: 'ann@ours.test', firstName: hostile },
      { names: [hostile, hostile], responseIds: [] },
      url,
      url,
    ),
  leadReceived: () => leadReceived(lead, true, contact),
  reportMail: () =>
    reportMail({
      organisationId: '1',
      to: 'bo@ours.test',
      responseId: null,
      sender: '1',
      reviewer: hostile,
      replyTo: null,
      draft: 'Well done.',
      basis,
      pdf: Buffer.alloc(0),
    }),
};

describe('names that people typed, in mails', () => {
  it.each(Object.entries(mails))('are neither a link nor markup: %s', (_name, compose) => {
    const mail = compose();
    const html = renderHtml(mail.subject, mail, 'ours');
    const said = [mail.subject, mail.preview, renderText(mail, 'ours'), html].join('\n');
    expect(said).toContain('Win evil.\u2060example');
    expect(said).not.toContain('evil.example');
    expect(html).not.toContain('<img src=x>');
  });

  it('are looked at in every mail that says one', async () => {
    const files = globSync('**/*.mails.ts', { cwd: import.meta.dirname });
    const noNames = [
      'downloadMail',
      'miniCourseMail',
      'visitorMail',
      'sessionMail',
      'calledOffMail',
      'waitingMail',
    ];
    const known = [...Object.keys(mails), ...noNames, 'linkMail', 'digest', 'fileName'];
    for (const file of files) {
      const module: Record<string, unknown> = await import(path.join(import.meta.dirname, file));
      expect(known).toEqual(expect.arrayContaining(Object.keys(module)));
    }
    expect(files.length).toBeGreaterThan(8);
  });
});
