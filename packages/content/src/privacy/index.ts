/** `{contact}`, `{publisher}`, `{address}` and `{payments}` stand for what the operator has set. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows?: {
    readonly head: readonly [string, string, string];
    readonly body: readonly (readonly [string, string, string])[];
  };
}

export const policyUpdated = '2026-11-22';

export const privacyPolicy: readonly PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      'This site and its accounts are run by',
      '{publisher}\n{address}',
      'For everything about your data, write to {contact}; a person answers.',
      'If a company has invited you to a questionnaire, that company decides what is done with your answers, and is responsible for them. We store and work them out on its behalf. Ask the company first; we help it to answer you.',
    ],
  },
  {
    id: 'what',
    title: 'What is kept, why, and for how long',
    paragraphs: ['We keep what each part needs, and nothing to sell. We build no profiles for advertising.'],
    rows: {
      head: ['What', 'Why, and on what ground', 'How long'],
      body: [
        [
          'Account: name, e-mail address, company, a phone number if you give one. Of your password only a hash that cannot be turned back; with a second step at sign-in also the secret of your app, encrypted, and hashes of your recovery codes.',
          'To let you in and to tell you what concerns your account. Contract.',
          'Until you delete the account, which you can do yourself under Settings.',
        ],
        [
          'Sessions: a hash of the token, the kind of device and browser, when it was used.',
          'So that you can see where you are signed in, and end it. Our legitimate interest in safe accounts.',
          'Seven days, or until you log out.',
        ],
        [
          'API tokens that you create: a hash of the token, the name you give it, what it may do, when it was last used and by which program.',
          'So that your programs can work for you, and you can see and end what does. Contract.',
          'Until a month after it ends, or until you revoke it.',
        ],
        [
          'Invited people: name, e-mail address, position, department, company; when they were invited, reminded, began, submitted or declined.',
          'To send the questionnaire and to show the company how far it is. On behalf of the company that invites.',
          'As long as that company has set, for employees and candidates apart; then it is erased by itself.',
        ],
        [
          'Answers, the time a question took, and the scores worked out from them.',
          'To show what the company, its teams and you see in them. On behalf of the company; what is shown to which role is told before the first question and stored with the answers.',
          'The same. Earlier if you have them erased.',
        ],
        [
          'Who has opened the profile of a person, and when.',
          'So that the person can see it. Legitimate interest of those who answer.',
          'As long as the answers.',
        ],
        [
          'Forms on this site: e-mail address, what else the form asks, your time zone.',
          'To send what you asked for and to answer you. Your consent, or steps at your request before a contract.',
          'Two years after the last form, or until you delete it by the link in any of our mails.',
        ],
        [
          'Mails: the address, the kind, when it left and whether it arrived.',
          'To see that mail arrives. What a mail says, its subject included, is deleted as soon as it has left.',
          'With the account, the invitation or the organisation that it belongs to.',
        ],
        [
          'A record of what was done in an organisation: invited, exported, erased, role changed. Without names; those come from the accounts while they exist.',
          'So that a company can account for who did what. Legitimate interest.',
          'As long as the organisation exists. Attempts at unknown accounts: 90 days.',
        ],
        [
          'Your network address, counted for at most a day.',
          'To stop attacks and floods of mail. Legitimate interest. It is not written into logs.',
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
      'Nothing but the essential is set before you have chosen, and you can change your mind at any time by “Cookie settings” at the foot of each page.',
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
          'That you are signed in; answers that have not reached us yet, so that none is lost.',
          'Until you log out; until the answers are saved',
        ],
        [
          '_ga and others of Google (analytics, marketing)',
          'Only where the operator has set up Google’s tag, only on public pages, and only after you have allowed it. Not in questionnaires and not behind the login.',
          'Up to two years; deleted when you withdraw',
        ],
      ],
    },
  },
  {
    id: 'who-gets-it',
    title: 'Who else gets it',
    paragraphs: [
      'The server on which this site runs, and the mail server that carries its mails, both chosen by {publisher}. Nobody else by default.',
      'If {publisher} has connected an outside service for drafting reports, the draft of a report about a person sends it what the author sees before sending: the first name, three measures with their definitions, what the results say of each measure that the prompt names (too much or too little, score, likely range and certainty), and the prompt. Without one, drafts are written on our own server and nothing leaves it. A draft is reviewed by a person before it is sent.',
      'If you allow analytics or marketing, Google receives which public pages you open, and may process that in the United States. Such a transfer rests on the European Commission’s adequacy decision for certified companies, or on its standard contractual clauses. Any other service outside your country that {publisher} uses has to be bound in the same way.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, and where the buttons are',
    paragraphs: [
      'You may see your data, correct it, take it with you, have it erased or restricted, object to its use, and withdraw a consent for the time to come.',
      'With an account: Settings, Profile holds the export, the correction and the deletion. If you have answered a questionnaire: your own page, whose link is in the mail that you got, holds your answers and their erasure, also after the questionnaire’s link has expired. If you have left your address for a guide, a course or a webinar: each mail that you get for it has a link that deletes the address. For a message through the contact form, which brings you no mail but our answer, and for anything else write to {contact}.',
      'Nothing here decides by itself about anybody. Scores are for people to talk about, and the product says so where a decision could be near.',
      'If you think that we handle your data wrongly, you may complain to the data protection authority where you live or work.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is protected',
    paragraphs: [
      'Connections are encrypted where the operator has set up HTTPS, as this policy expects. Passwords and tokens are stored as hashes, links are signed and expire, and every call is checked against what a role may see. Figures of groups are shown from five people on, and checked so that one person cannot be worked out from two of them.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When this policy changes, the date at its head changes with it. What was promised to somebody before they answered a questionnaire stays as it was promised.',
    ],
  },
];
