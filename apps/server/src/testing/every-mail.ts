import { leadSources, siteName } from '@fourfold/contract/words';
import { linkMail } from '../features/assessment/invitation.mails.ts';
import type { Inviting, Respondent } from '../features/assessment/respondent.repository.ts';
import { submissionReceived } from '../features/assessment/submission.mails.ts';
import { seatsRequested } from '../features/billing/billing.mails.ts';
import { type SheetMail, sheetMail } from '../features/hires/sheet.mails.ts';
import * as accounts from '../features/identity/accounts/accounts.mails.ts';
import {
  organisationHandedOver,
  organisationReceived,
} from '../features/identity/members/handed-over.mails.ts';
import { colleagueInvited } from '../features/identity/members/invitations.mails.ts';
import type { InvitationRow } from '../features/identity/members/invitations.repository.ts';
import { tokenEnding } from '../features/identity/members/tokens.mails.ts';
import * as secondStep from '../features/identity/second-step/second-step.mails.ts';
import { leadReceived } from '../features/leads/leads.mails.ts';
import { downloadMail, miniCourseMail, visitorMail } from '../features/leads/promised.mails.ts';
import { ownPageLink } from '../features/own-page/own-page.mails.ts';
import { addressCorrected } from '../features/people/correct-address.mails.ts';
import { digest } from '../features/people/digest.mails.ts';
import { planLink, planStarted, planWeek } from '../features/plans/plans.mails.ts';
import type { ReportBasis } from '../features/reports/results/report-basis.ts';
import { reportMail } from '../features/reports/sending/report.mails.ts';
import { calledOffMail, sessionMail, waitingMail } from '../features/webinars/webinar.mails.ts';
import { type News, noNews } from '../features/weekly/news.ts';
import { weeklyDigest } from '../features/weekly/weekly.mails.ts';
import type { Mail } from '../kernel/mail/mail.ts';

const [url, contact, at] = ['https://ours.test/a', 'us@ours.test', new Date('2026-01-05T10:00:00Z')];
const device = 'Firefox on Linux';

/** What stands in their places besides the name, so that a test can tell what was said from what was told. */
export const toldInMails = [
  device,
  'Europe/London',
  '100 to 1000',
  'Manager',
  'A webinar',
  'A guide',
  'Well done.',
  siteName,
];

/** Every mail that we send, with what changes its words, by what it is. */
export function everyMail(name: string): Readonly<Record<string, () => Mail>> {
  const owner = { id: '1', email: 'ann@ours.test', first_name: name };
  const inviter = { ...owner, last_name: name };
  const inviting = {
    name,
    inviter_first_name: name,
    inviter_last_name: name,
    inviter_email: 'ann@ours.test',
    employee_invitation_text: null,
    candidate_invitation_text: null,
    vacancy_invitation_text: null,
    vacancy: null,
    vacancy_team: null,
    employee_retention_days: 730,
    candidate_retention_days: 180,
  } as Inviting;
  const byNobody = { ...inviting, inviter_first_name: null, inviter_last_name: null, inviter_email: null };
  const respondent = {
    organisation_id: '1',
    kind: 'employee',
    form: 'full',
    email: 'bo@ours.test',
    first_name: name,
    acknowledged_at: null,
    vacancy_id: null,
  } as Respondent;
  const candidate: Respondent = { ...respondent, kind: 'candidate' };
  const link = { respondent, inviting, url, minutes: 15, expires: at };
  const basis = { firstName: name, lastName: name, organisation: name } as ReportBasis;
  const report = {
    organisationId: '1',
    to: 'bo@ours.test',
    responseId: null,
    sender: '1',
    reviewer: name,
    replyTo: null,
    draft: 'Well done.',
    authorship: 'software' as const,
    basis,
    pdf: Buffer.alloc(0),
  };
  const colleague = (role: InvitationRow['role']) => () =>
    colleagueInvited(
      {
        organisation_id: '1',
        organisation_name: name,
        email: 'bo@ours.test',
        role,
        departments: [{ id: '2', name }],
      } as Partial<InvitationRow> as InvitationRow,
      inviter,
      url,
    );
  const organisation = { id: '1', name, seats_bought: 0 };
  const digestOf = (names: readonly string[]) => () =>
    digest(
      { organisationId: '1', organisation: name, userId: '1', email: 'ann@ours.test', firstName: name },
      { names, responseIds: [] },
      url,
      url,
    );
  const lead = { source: leadSources.contactForm, email: 'bo@ours.test', timezone: 'Europe/London' };
  const tokens = (counts: { ended: number; kept: number }) => () =>
    accounts.passwordChanged(owner, counts, url);
  const codes = (left: number) => () => secondStep.recoveryCodeUsed(owner, { left, device, settings: url });
  const plan = {
    plan: {
      id: '1',
      organisation_id: '1',
      cue: name,
      who: name,
      what: name,
      sign: name,
      until: '2026-01-05',
      departments: [{ id: null, name }],
      owner_name: name,
      owner_email: 'bo@ours.test',
      owner_user_id: null,
    },
    organisation: name,
    url,
    linksEnd: new Date('2026-01-05T10:00:00Z'),
  };
  const day = 'Monday 5 January';
  const reader = {
    organisationId: '1',
    organisation: name,
    userId: '1',
    email: 'ann@ours.test',
    firstName: name,
  };
  const told = (news: Partial<News>) => () => {
    const mail = weeklyDigest({ reader, news: { ...noNews, ...news }, since: day, appUrl: url, end: url });
    if (mail === null) throw new Error('There is no mail.');
    return mail;
  };
  const week = { week: '2026-01-05', doneUrl: url, notUrl: url };
  return {
    planStarted: () => planStarted(plan, name),
    planStartedForEveryone: () => planStarted({ ...plan, plan: { ...plan.plan, departments: [] } }, null),
    planLink: () => planLink(plan),
    planWeek: () => planWeek({ ...plan, plan: { ...plan.plan, until: '2026-01-12' } }, week),
    planLastWeek: () => planWeek(plan, week),
    verifyAddress: () => accounts.verifyAddress(owner, 'new@ours.test', url),
    resetPassword: () => accounts.resetPassword(owner, url),
    passwordChanged: tokens({ ended: 0, kept: 0 }),
    passwordChangedAndTokenEnded: tokens({ ended: 1, kept: 0 }),
    passwordChangedAndTokensKept: tokens({ ended: 0, kept: 2 }),
    emailChangeRequested: () => accounts.emailChangeRequested(owner, 'new@ours.test', url),
    emailChanged: () => accounts.emailChanged(owner, 'new@ours.test', contact),
    emailChangedWithoutContact: () => accounts.emailChanged(owner, 'new@ours.test', null),
    organisationReceived: () =>
      organisationReceived(owner, { organisation: name, other: name, settingsUrl: url }),
    organisationHandedOver: () =>
      organisationHandedOver(owner, { organisation: name, other: name, settingsUrl: url }),
    tokenEnding: () =>
      tokenEnding(owner, { name, organisation: name, organisation_id: '1', expires_at: at }, url),
    secondStepOn: () => secondStep.secondStepOn(owner, url, contact),
    secondStepOff: () => secondStep.secondStepOff(owner, 'owner', url, null),
    secondStepOffByOperator: () => secondStep.secondStepOff(owner, 'operator', url, contact),
    recoveryCodeUsed: codes(3),
    lastRecoveryCodeUsed: codes(0),
    recoveryCodesRenewed: () => secondStep.recoveryCodesRenewed(owner, url),
    wrongCodes: () => secondStep.wrongCodes(owner, device, url),
    adminInvited: colleague('admin'),
    managerInvited: colleague('manager'),
    hiringInvited: colleague('hiring'),
    viewerInvited: colleague('viewer'),
    seatsRequested: () => seatsRequested({ seats: 2, note: null }, { ...inviter, organisation }, contact),
    invitation: () => linkMail('invitation', link),
    invitationOfCandidate: () =>
      linkMail('invitation', { ...link, respondent: candidate, inviting: byNobody }),
    reminder: () => linkMail('reminder', link),
    reminderOfBegun: () =>
      linkMail('reminder', { ...link, respondent: { ...respondent, acknowledged_at: at } }),
    fresh: () => linkMail('fresh', link),
    submissionReceived: () =>
      submissionReceived(respondent, inviting, {
        ownPage: url,
        informationUrl: url,
        through: { name, copiedAt: at },
      }),
    submissionReceivedWithoutPage: () =>
      submissionReceived(respondent, inviting, {
        ownPage: null,
        informationUrl: url,
        through: { name: null, copiedAt: at },
      }),
    submissionReceivedFromCandidate: () =>
      submissionReceived({ ...candidate, vacancy_id: '1' }, inviting, {
        ownPage: null,
        informationUrl: url,
        through: null,
      }),
    addressCorrected: () => addressCorrected(respondent, inviting),
    ownPageLink: () => ownPageLink(respondent, inviting, url),
    interviewSheet: () =>
      sheetMail({
        organisationId: '1',
        asker: inviter,
        candidate: {
          id: '1',
          first_name: name,
          last_name: name,
          organisation: name,
          vacancy: null,
          job_position: name,
        } as SheetMail['candidate'],
        interviewer: name,
        email: 'bo@ours.test',
        questions: 3,
        url,
        expires: at,
      }),
    digestOfOne: digestOf([name]),
    digestOfMany: digestOf(Array.from({ length: 21 }, () => name)),
    weekChanged: told({
      answers: { answered: 3, invited: 41, fresh: 2 },
      candidates: [
        { vacancy: name, people: 1 },
        { vacancy: null, people: 2 },
      ],
      figures: { people: 10, day },
      pulses: [{ plan: name, people: 5 }],
      comparisons: [name],
      plans: {
        started: Array.from({ length: 7 }, () => name),
        ticked: [name],
        done: [name],
        dropped: [name],
      },
    }),
    weekDue: told({
      roundEnds: day,
      overdue: [name],
      untouched: [name],
      launches: [{ day, people: 3 }],
      reminders: [day],
      asks: [{ plan: name, day }],
      erased: [{ vacancy: name, people: 2, day }],
      snapshots: [{ title: name, day }],
    }),
    leadReceived: () =>
      leadReceived({ ...lead, name, role: 'Manager', headcount: '100 to 1000' }, true, contact),
    moreOfLead: () => leadReceived({ ...lead, name }, false, contact),
    questionReceived: () => leadReceived({ ...lead, name, question: 'Well done.' }, true, contact),
    reportMail: () => reportMail(report),
    reportMailOfNobody: () => reportMail({ ...report, reviewer: null }),
  };
}

/** Those to visitors, which name nobody. */
export function mailsToVisitors(): Readonly<Record<string, () => Mail>> {
  const lead = { source: leadSources.contactForm, email: 'bo@ours.test', timezone: 'Europe/London' };
  const sender = { siteUrl: 'https://ours.test', contact, forgetUrl: url };
  const session = {
    webinar: 'culture-fit-hiring',
    startsAt: at,
    timezone: 'Europe/London',
    joinUrl: url,
    calendar: '',
    again: false,
  } as const;
  const file = { file: 'a.pdf', title: 'A guide' };
  const download = (source: string) => () =>
    downloadMail({ ...lead, source }, file, { url, expires: at }, { ...sender, contact: null });
  return {
    ...Object.fromEntries(Object.values(leadSources).map((source) => [source, download(source)])),
    miniCourse: () => miniCourseMail(lead, sender),
    session: () => visitorMail(lead, sender, sessionMail(session)),
    sessionAgain: () => visitorMail(lead, sender, sessionMail({ ...session, again: true, joinUrl: null })),
    calledOff: () => visitorMail(lead, sender, calledOffMail(session)),
    waiting: () => visitorMail(lead, sender, waitingMail('four-levels-of-culture')),
  };
}
