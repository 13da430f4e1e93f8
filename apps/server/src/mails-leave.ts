import {
  passwordLinkLeaves,
  tokenEndingLeaves,
  verificationLeaves,
} from './features/accounts/account-mails-leave.ts';
import type { NowParts } from './features/accounts/member-now.ts';
import { visitorMailLeaves } from './features/leads/visitor-mails-leave.ts';
import {
  colleagueInvitationLeaves,
  seatRequestLeaves,
} from './features/organisations/organisation-mails-leave.ts';
import { digestLeaves } from './features/people/digest-leaves.ts';
import { surveyMailLeaves } from './features/people/survey-mails-leave.ts';
import { reportMailLeaves } from './features/reports/sending/report-mail-leaves.ts';
import { type Leaving, leaves, type MayLeave, type WaitingMail } from './mail/leaving.ts';

/**
 * What has to hold when a mail leaves, by its kind. The others tell somebody about their own account, at the address that
 * it had when it happened: a notice of a new address must reach the old one, and so must the one that an invitation has
 * gone elsewhere. Those to the operator tell what a visitor or an owner wrote to them.
 */
const rules: Readonly<Record<string, (parts: NowParts, mail: WaitingMail) => Promise<Leaving>>> = {
  'survey.invitation': surveyMailLeaves,
  'survey.reminder': surveyMailLeaves,
  'survey.fresh': surveyMailLeaves,
  'survey.received': surveyMailLeaves,
  'survey.own-page': surveyMailLeaves,
  'survey.digest': digestLeaves,
  'survey.report': reportMailLeaves,
  'colleague.invited': colleagueInvitationLeaves,
  'seats.requested': seatRequestLeaves,
  'account.reset-password': passwordLinkLeaves,
  'account.verify': verificationLeaves,
  'account.token-ending': tokenEndingLeaves,
  'lead.download': visitorMailLeaves,
  'lead.mini-course': visitorMailLeaves,
  'webinar.invitation': visitorMailLeaves,
  'webinar.called-off': visitorMailLeaves,
  'webinar.waiting': visitorMailLeaves,
};

export const mayLeave =
  (parts: NowParts): MayLeave =>
  (mail) =>
    rules[mail.kind]?.(parts, mail) ?? Promise.resolve(leaves);
