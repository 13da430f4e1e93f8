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
  'We keep only what each part needs. We sell nothing, and build no profiles for advertising.';

/** `long`: how long the company keeps what belongs to someone’s answers. */
export const keptOfInvited = (long: string): Row => [
  'Invited people: name, e-mail address, position, department and company. Also when they were invited, were reminded, started, submitted or declined.',
  'To send the questionnaire and to show the company who has answered. On behalf of the company that invites.',
  long,
];

export const keptOfAnswers: Row = [
  'Answers, the time each question took, and the scores worked out from them.',
  'To show the results to the company, its teams and you. On behalf of the company. Before the first question you read which roles will see what. We store that with the answers.',
  'The same, or until you have them erased.',
];

/** Of candidates only. */
export const keptOfInterviews: Row = [
  'Interviews with candidates: the interviewer’s name, a score for each question, and their notes.',
  'So that the company can compare what several interviewers heard. On behalf of the company.',
  'As long as the candidate’s answers.',
];

export const keptOfViews: Row = [
  'Who has opened the profile of a person, and when.',
  'So that the person can see it. Ground: the legitimate interest of people who answer.',
  'As long as the answers.',
];

export const keptOfMails: Row = [
  'Mails: the address, the kind of mail, when it left and whether it arrived.',
  'To see that mail arrives. We delete what a mail says, subject included, as soon as it has left.',
  'With the account, the invitation or the organisation that it belongs to.',
];

export const keptOnDevice: Row = [
  'questionnaire, in the browser’s storage (essential)',
  'Your questionnaire’s page, its questions and your answers, so that you can go on without a connection.',
  'Until you submit or decline',
];

export const whoElseGetsIt: readonly string[] = [
  'Your data goes to the server that runs this site and the mail server that carries its mails. {publisher} chose both. By default no one else gets it.',
  '{publisher} may have connected an outside service for drafting reports. A draft about a person then sends that service what its author sees before sending. That is the prompt, the first name, and three measures with their definitions. It also includes results for each measure in the prompt: too much or too little, score, likely range and certainty. The service then gets the draft’s sentences again, without names and results, to read them a second time. Without such a service our own server writes the drafts, and nothing leaves it. A person reviews each draft before it is sent.',
];

export const noAutomaticDecisions =
  'The product makes no automatic decisions about anyone. Scores are for people to talk about, and the product says so where a decision could be near.';

export const whereToComplain =
  'Do you think that we handle your data wrongly? You may complain to the data protection authority where you live or work.';

export const privacyPolicy: readonly PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      'This site and its accounts are run by',
      '{publisher}\n{address}',
      'For everything about your data, write to {contact}. A person answers.',
      'Has a company invited you to a questionnaire? Then that company decides what is done with your answers, and is responsible for them. We store your answers and work out the scores on its behalf. Ask the company first. We help it to answer you.',
    ],
  },
  {
    id: 'what',
    title: 'What we keep, why, and for how long',
    paragraphs: [keepsLittle],
    rows: {
      head: ['What', 'Why, and on what ground', 'How long'],
      body: [
        [
          'Account: name, e-mail address, company, and a phone number if you give one. We store passwords only as one-way hashes. If you use two-step verification: the secret of your code app, encrypted, and hashes of your recovery codes.',
          'To let you sign in and to tell you what concerns your account. Ground: contract.',
          'Until you delete the account, which you can do yourself under Settings.',
        ],
        [
          'Sessions: a hash of the token, the kind of device and browser, and when it was used.',
          'So that you can see where you are signed in, and sign out there. Ground: our legitimate interest in safe accounts.',
          'Seven days, or until you sign out.',
        ],
        [
          'API tokens that you create: a hash of the token, its name and what it may do. Also when it was last used, and by which program.',
          'So that your programs can work for you, and you can see and stop them. Ground: contract.',
          'Until a month after it expires, or until you revoke it.',
        ],
        keptOfInvited(
          'As long as that company has set, for employees and for candidates. Then it is erased automatically.',
        ),
        keptOfAnswers,
        keptOfInterviews,
        keptOfViews,
        [
          'Snapshots that a company shares by link: scores of groups on one day, and how often they were opened. They hold no answers and do not say who opened them.',
          'So that a board reads the same figures without accounts. On behalf of the company. When someone is erased, a snapshot made before keeps its figures of the group.',
          'Until the company deletes the snapshot, or as long as the organisation exists.',
        ],
        [
          'Forms on this site: e-mail address, what else the form asks, your time zone.',
          'To send what you asked for and to answer you. Ground: your consent, or steps at your request before a contract.',
          'Two years after the last form, or until you delete it with the link in any of our mails.',
        ],
        keptOfMails,
        [
          'A record of what was done in an organisation: invited, exported, erased, role changed. It holds no names. They come from the accounts while those exist.',
          'So that a company can account for who did what. Ground: legitimate interest.',
          'As long as the organisation exists. Attempts at unknown accounts: 90 days.',
        ],
        [
          'Your network address, counted for at most a day.',
          'To stop attacks and floods of mail. Ground: legitimate interest. We do not write it into logs.',
          'Until the count ends.',
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
          'token, by HTTPS __Host-token (essential)',
          'Keeps you signed in. Scripts cannot read it.',
          '7 days',
        ],
        [
          'csrf_token, by HTTPS __Host-csrf_token (essential)',
          'Proves that a change comes from our own page.',
          '1 day',
        ],
        [
          'cookieConsent, in the browser’s storage (essential)',
          'Your choice about cookies.',
          'Until you clear it',
        ],
        [
          'session and answers, in the browser’s storage (essential)',
          'That you are signed in. Also answers that have not reached us yet, so that none is lost.',
          'Until you sign out, or until the answers are saved',
        ],
        keptOnDevice,
        [
          '_ga and others of Google (analytics, marketing)',
          'Only where this site uses Google’s tag, only on public pages, and only after you allow it. Never in questionnaires or after you sign in.',
          'Up to two years; deleted when you withdraw',
        ],
      ],
    },
  },
  {
    id: 'who-gets-it',
    title: 'Who else gets it',
    paragraphs: [
      ...whoElseGetsIt,
      'If you allow analytics or marketing, Google learns which public pages you open. It may process that in the United States. One ground for such a transfer is the European Commission’s adequacy decision for certified companies. The other is its standard contractual clauses. Any other service outside your country that {publisher} uses has to be bound in the same way.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, and where the buttons are',
    paragraphs: [
      'You may see your data, correct it, take it with you, and have it erased or restricted. You may object to its use. You may withdraw a consent for the future at any time.',
      'If you have an account, you can export, correct and delete your data under Settings, Profile.',
      'If you have answered a questionnaire, you have a page of your own. Its link is in the mail that you got. There you can see and erase your answers, even after the questionnaire’s link has expired.',
      'Did you leave your address for a guide, a course or a webinar? Each mail about it has a link that deletes the address.',
      'The contact form brings you no mail but our answer. To have a message deleted, and for anything else, write to {contact}.',
      noAutomaticDecisions,
      whereToComplain,
    ],
  },
  {
    id: 'safety',
    title: 'How it is protected',
    paragraphs: [
      'Your connection is encrypted when this site’s address begins with https. We store passwords and tokens as hashes. Links to questionnaires, results and downloads are signed and expire. Links to an organisation’s information sheet are signed and do not expire. Nor do links that end our mails or delete an address. None of those shows answers. Every call is checked against what a role may see. Scores of groups are shown for five people or more. We check them so that two scores together do not reveal one person’s.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When this policy changes, the date at its head changes with it. What you were promised before you answered a questionnaire stays as it was promised.',
    ],
  },
];
