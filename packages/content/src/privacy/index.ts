/** `{contact}`, `{publisher}`, `{address}` and `{payments}` stand for what the operator has set, in paragraphs only. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows?: {
    readonly head: readonly [string, string, string];
    readonly body: readonly Row[];
  };
}

export const policyUpdated = '2026-11-23';

type Row = readonly [what: string, why: string, long: string];

/** What the policy and the information sheet of an organisation both say stands here once. */
export const keepsLittle =
  'We keep only what each part of the product needs. We sell none of it, and build no profiles for advertising.';

/** What we do for a company has the company's legal basis, which we don't know. */
export const companysBasis =
  'Legal basis: set by the company, which is the controller, so please ask it. We act as its processor.';

/** `long`: how long the company keeps what belongs to someone’s answers. */
export const keptOfInvited = (long: string): Row => [
  'Invited people: name, e-mail address, position, department and company. Also the dates when they were invited and reminded, and when they started, submitted or declined.',
  `To send the questionnaire and to show the company who has answered. ${companysBasis}`,
  long,
];

export const keptOfAnswers: Row = [
  'Answers, the time each question took, and the scores worked out from them.',
  `To show the results to the company, its teams and you. The times help to tell whether questions were read. The company’s downloads include each person’s total time and their middle (median) time per question. ${companysBasis} Before the first question, you’ll be told which roles will see what. We store that with the answers.`,
  'As long as the details of invited people (the row above), or until you have your answers erased.',
];

/** Of candidates only. */
export const keptOfInterviews: Row = [
  'Interviews with candidates: the interviewer’s name, a score for each question, and their notes.',
  `So that the company can compare what several interviewers heard. ${companysBasis}`,
  'As long as the candidate’s answers.',
];

export const keptOfViews: Row = [
  'Who has opened the profile of a person, and when.',
  'So that the person can see who has opened it. Legal basis: the legitimate interest of people who answer.',
  'As long as the answers.',
];

export const keptOfMails: Row = [
  'E-mails: the address, the kind of e-mail, when it left and whether it arrived.',
  'To check that e-mails arrive. We delete the content of an e-mail, subject included, as soon as it has left.',
  'As long as the account, the invitation or the organisation that the e-mail belongs to.',
];

export const keptOnDevice: Row = [
  'questionnaire, in the browser’s storage (essential)',
  'Keeps your questionnaire’s page, its questions, your answers and your details, so that you can go on without a connection.',
  'Until you submit or decline',
];

/** On a sheet, whose rows begin with what is kept; the policy's begin with the name under which a browser lists it. */
export const keptAsCopy: Row = [
  'A copy of your questionnaire on your own device. It is in the browser’s storage under the name “questionnaire” (essential).',
  keptOnDevice[1],
  keptOnDevice[2],
];

export const whoGetsIt =
  'Your data goes to the server that runs this site and the mail server that carries its e-mails. Ask us who hosts them, and in which country. By default no one else gets it.';

const whatDraftsSend =
  'When someone asks for a draft, the service receives a prompt and some results. The person who asks sees both on screen first. The prompt holds the first name of the person the report is about, and three measures with their definitions. For each measure, the service also receives the result: too much or too little, score, likely range and certainty. The draft’s sentences, without names or results, then go back to the service to be checked.';
const ownDrafts = 'our own server writes the drafts, and nothing leaves it';
const reviewed = 'A person reviews each draft before the report goes to anyone.';

/** On an organisation's sheet, which is made by the server that knows: what is connected, and what is not. */
export const draftsByService = `We use an outside service for drafting reports: {service}. ${whatDraftsSend} ${reviewed}`;
export const draftsByUs = `No outside service for drafting reports is connected: ${ownDrafts}. ${reviewed}`;

export const noAutomaticDecisions =
  'The product makes no automated decisions about anyone. Scores are there to be discussed. The product says so wherever they might influence a decision.';

export const whereToComplain =
  'If you think we mishandled your data, you can complain to the data protection authority where you live or work.';

export const privacyPolicy: readonly PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      'This site is run by',
      '{publisher}\n{address}',
      'For any question or request about your data, write to {contact}. A real person will reply.',
      'Has a company invited you to answer a questionnaire? Then that company decides what is done with your answers, and is responsible for them. We store your answers and work out the scores on its behalf. Please ask the company first. We’ll help it reply to you.',
    ],
  },
  {
    id: 'what',
    title: 'What we keep, why, and for how long',
    paragraphs: [keepsLittle],
    rows: {
      head: ['What', 'Why, and the legal basis', 'How long'],
      body: [
        [
          'Account: name, e-mail address, company, and a phone number if you give one. We store passwords only as one-way hashes. If you use two-step verification: the secret key for your authenticator app, encrypted, and hashes of your recovery codes.',
          'To let you sign in and to send you messages about your account. Legal basis: contract.',
          'Until you delete the account, which you can do yourself under Settings.',
        ],
        [
          'Sessions: a hash of the token, the kind of device and browser, and when it was used.',
          'So that you can see where you are signed in, and sign out there. Legal basis: our legitimate interest in safe accounts.',
          'Seven days, or until you log out.',
        ],
        [
          'API tokens that you create: a hash of the token, its name and what it may do. Also when it was last used, and by which program.',
          'So that your programs can work for you, and you can see and stop them. Legal basis: contract.',
          'Until you revoke the token, or a month after it expires.',
        ],
        keptOfInvited(
          'For the period that the company has set. It sets one for employees and one for candidates. When the period ends, the data is erased automatically.',
        ),
        keptOfAnswers,
        keptOfInterviews,
        keptOfViews,
        [
          'Snapshots that a company shares by link: group scores on one day, and how often each snapshot was opened. They hold no answers and do not say who opened them.',
          `So that people without an account, such as a board, can read the figures. ${companysBasis} When someone’s data is erased, the group figures in earlier snapshots stay as they are.`,
          'Until the company deletes the snapshot, or closes its organisation’s account on this site.',
        ],
        [
          'Forms on this site: your e-mail address, your time zone and whatever else the form asks for.',
          'To send what you asked for and to answer you. Legal basis: your consent, or steps taken at your request before a contract is made.',
          'For two years after you last sent a form, or until you delete the details using a link we e-mailed.',
        ],
        keptOfMails,
        [
          'A log of actions in an organisation, such as invitations, exports, erasures and changes of role. It stores no names. We show a person’s name beside their actions only while their account exists.',
          'So that a company can account for who did what. Legal basis: legitimate interest.',
          'As long as the organisation exists. Failed sign-ins to accounts that do not exist: 90 days.',
        ],
        [
          'Your network (IP) address, kept for at most a day to count requests.',
          'To stop attacks and floods of e-mail. Legal basis: legitimate interest. We do not write it into logs.',
          'For at most a day.',
        ],
      ],
    },
  },
  {
    id: 'payments',
    title: 'Payments',
    paragraphs: ['The product takes no payments itself and stores no card or bank details. {payments}'],
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    paragraphs: [
      'Before you choose, we set only what is essential. You can change your mind at any time under “Cookie settings” at the foot of each page.',
    ],
    rows: {
      head: ['Name', 'What for', 'How long'],
      body: [
        [
          'token, or __Host-token over HTTPS (essential)',
          'Keeps you signed in. Scripts cannot read it.',
          '7 days',
        ],
        [
          'csrf_token, or __Host-csrf_token over HTTPS (essential)',
          'Proves that a change comes from our own page.',
          '1 day',
        ],
        [
          'cookieConsent, in the browser’s storage (essential)',
          'Remembers your choice about cookies.',
          'Until you clear it',
        ],
        [
          'session and answers, in the browser’s storage (essential)',
          'Remembers that you are signed in. Also keeps answers that have not reached us yet, so that none is lost.',
          'Until you sign out, or until the answers are saved',
        ],
        keptOnDevice,
        [
          'demo-answers, in the tab’s storage (essential)',
          'Keeps your answers to the example questions, so that none is lost when you reload the page. We score them, and don’t store them.',
          'Until you close the tab',
        ],
        [
          'people-to-invite, in the browser’s storage (essential)',
          'Keeps the details of people you are about to invite, such as those you don’t have enough seats for yet.',
          'Until they are invited, you sign out, or 30 days have passed',
        ],
        [
          '_ga and other Google cookies (analytics, marketing)',
          'To count visits and measure advertising. Only where this site uses Google’s tag, only on public pages, and only after you allow it. Never in questionnaires or after you sign in.',
          'Up to two years, or until you withdraw your consent',
        ],
      ],
    },
  },
  {
    id: 'who-gets-it',
    title: 'Who we share it with',
    paragraphs: [
      whoGetsIt,
      `We may use an outside service for drafting reports. The information sheet of each organisation says whether we do, and which one. ${whatDraftsSend} Without such a service ${ownDrafts}. ${reviewed}`,
      'If you allow analytics or marketing, Google learns which public pages you open. It may process this information in the United States. One basis for such a transfer is the European Commission’s adequacy decision, for companies certified under it. The other is the Commission’s standard contractual clauses. Data goes to any other service outside your country only on one of these two bases.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, and where the buttons are',
    paragraphs: [
      'You can see your data, correct it, take it with you, and have it erased or restricted. You can object to its use. You can withdraw your consent at any time. That does not affect the lawfulness of what we did before.',
      'If you have an account, you can export, correct and delete your data under Settings, Profile.',
      'If you answered as an employee, you have a page of your own unless the company has turned it off. Its link is in the e-mail that you received after submitting. There you can see and erase your answers, even after the questionnaire’s link has expired.',
      'If you answered as a candidate, write to the company that invited you, or to us. You can ask to see your answers, and to have them corrected or erased. They are erased automatically when the period that the company has set is over. It usually begins when the vacancy closes.',
      'Did you leave your address for a guide, a course or a webinar? Every e-mail about it has a link to delete your address.',
      'If you use the contact form, we send you only our answer. To have a message deleted, and for anything else, write to {contact}.',
      noAutomaticDecisions,
      whereToComplain,
    ],
  },
  {
    id: 'safety',
    title: 'How it is protected',
    paragraphs: [
      'Your connection is encrypted when this site’s address begins with https. We store passwords and tokens as hashes. Links to questionnaires, results and downloads are signed and expire. Links to an organisation’s information sheet are signed and do not expire. Links that stop our e-mails or delete an address do not expire either. The links that do not expire show no answers. We check every request against what the person’s role may see. People who aren’t allowed to see individual results see scores only for groups of five or more. We also check that nobody can work out one person’s score by comparing two groups.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When this policy changes, the date at its head changes with it. What you were promised before you answered a questionnaire does not change.',
    ],
  },
];
