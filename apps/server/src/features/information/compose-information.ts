import {
  companysBasis,
  draftsByService,
  draftsByUs,
  keepsLittle,
  keptAsCopy,
  keptOfAnswers,
  keptOfInterviews,
  keptOfInvited,
  keptOfMails,
  keptOfViews,
  noAutomaticDecisions,
  whereToComplain,
  whoGetsIt,
} from '@fourfold/content';
import type { Information, InformationSection, ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { pages, siteName } from '@fourfold/contract/words';
import { isAboutMeasure, PULSE_SETS } from '@fourfold/measurement';
import { say, sentence } from '@fourfold/words';
import { type Config, contactOf } from '../../kernel/config/config.ts';
import { linesOf } from '../../kernel/config/lines-of.ts';
import { longDay } from '../../kernel/documents/long-day.ts';
import { type AskedQuestionnaire, countAsked } from '../assessment/asked-questionnaire.ts';
import { periodOf } from '../assessment/how-long-kept.ts';
import { logoUrl } from '../identity/organisations/logo.ts';
import { outsideService, type WriterSettings } from '../reports/choose-writer.ts';
import { composeAsked } from './compose-asked.ts';
import type { Holders, InformingOrganisation } from './read-organisation.ts';
import { whoSees } from './who-sees.ts';

export interface Informing {
  readonly questionnaire: AskedQuestionnaire;
  readonly config: Pick<Config, 'LEGAL_NAME' | 'LEGAL_ADDRESS' | 'CONTACT_EMAIL' | 'APP_URL'> &
    WriterSettings;
  readonly organisation: InformingOrganisation;
  readonly kind: ResponseKind;
  readonly form: ResponseForm;
  /** Which versions are asked, the one of now first. */
  readonly versions: readonly string[];
  /** Which of a pulse's questions are asked of the person whose sheet it is; null for the sheet of the whole form. */
  readonly ownSet: number | null;
  /** Null where nobody is to be named. */
  readonly holders: Holders | null;
  readonly now: Date;
}

/**
 * All that a works council and the people who are asked need to know. It says nothing of its own: what is kept comes from
 * the privacy policy, who sees it from the role table and the words that people confirm, how long from the settings, and
 * the questions from the questionnaire. Pure.
 */
export function composeInformation(given: Informing): Information {
  const { organisation, kind, form, versions, ownSet, holders, questionnaire, now } = given;
  const { name } = organisation;
  return {
    organisation: name,
    logo_url: logoUrl(organisation.logo_id),
    kind,
    form,
    title: say('What {organisation} asks, keeps and shows', { organisation: name }),
    note: say('{form}. As of {day}.', { form: readersOf(given), day: longDay(now) }),
    at: now.toISOString(),
    sections: [
      ...ownWords(organisation),
      whatIsAsked(given),
      whatIsKept(given),
      whoSees({ kind, organisation: name, holders }),
      whoElse(given),
      notUsedFor(name, given.config.APP_URL),
      howToObject(given),
    ],
    asked: composeAsked(questionnaire, form, versions, ownSet),
  };
}

const forms: Readonly<Record<ResponseKind, Readonly<Record<ResponseForm, () => string>>>> = {
  employee: {
    full: sentence('For employees who answer the full form'),
    pulse: sentence('For employees who answer the pulse'),
    candidate: sentence('For employees who answer the candidate form'),
  },
  candidate: {
    full: sentence('For candidates who answer the full form'),
    pulse: sentence('For candidates who answer the pulse'),
    candidate: sentence('For candidates who answer the candidate form'),
  },
};

const readersOf = (given: Informing): string =>
  given.ownSet === null
    ? forms[given.kind][given.form]()
    : say('For employees who are asked these {questions} questions', {
        questions: countAsked(askedIn(given)),
      });

/** What one person is asked: of a pulse, each set has as many questions as the first. */
function askedIn({ questionnaire, form, versions, ownSet }: Informing): AskedQuestionnaire {
  const [design_version = ''] = versions;
  return questionnaire.of({ design_version, form, question_set: ownSet ?? 0 });
}

const section = (
  id: string,
  title: string,
  parts: Partial<Omit<InformationSection, 'id' | 'title'>>,
): InformationSection => ({ id, title, paragraphs: [], points: [], table: null, ...parts });

function ownWords({ name, information_words: words }: InformingOrganisation): InformationSection[] {
  if (words === null) return [];
  const title = say('In the words of {organisation}', { organisation: name });
  return [section('own-words', title, { paragraphs: paragraphsOf(words) })];
}

const paragraphsOf = (words: string) =>
  words
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

const purposes: Readonly<Record<ResponseKind, (named: { organisation: string }) => string>> = {
  employee: sentence<{ organisation: string }>(
    '{organisation} wants to know how people work and how they see their workplace. The answers show which changes would help most.',
  ),
  candidate: sentence<{ organisation: string }>(
    '{organisation} wants to compare the way a candidate works with the way people work in the team they might join.',
  ),
};

const reach: Readonly<Record<ResponseForm, () => string>> = {
  full: sentence(
    'The full form includes every question. A group’s scores are more certain than one person’s. Every score has a likely range.',
  ),
  candidate: sentence(
    'The candidate form asks how someone works, and nothing about a workplace that they don’t know.',
  ),
  pulse: sentence(
    'A pulse on all measures asks each person only a third of the questions. It suits groups of about 30 or more. It gives single people no score on a single measure.',
  ),
};

const reachOfMeasure = sentence(
  'This pulse asks the questions that say most about one measure. It gives nobody a score of their own.',
);

function whatIsAsked(given: Informing): InformationSection {
  const { organisation, kind, form, ownSet } = given;
  const asked = askedIn(given);
  const isFew = isAboutMeasure(asked.form);
  return section('asked', say('What is asked, and why'), {
    paragraphs: [
      purposes[kind]({ organisation: organisation.name }),
      say(
        '{questions} questions, which take about {minutes, plural, one {# minute} other {# minutes}} at an ordinary reading speed. This is version {version} of the questionnaire.',
        { questions: countAsked(asked), minutes: asked.minutes, version: asked.design.version },
      ),
      ...(form === 'pulse' && !isFew
        ? [
            say(
              'There are {sets} sets of questions. Each person gets one of them, and a different one next time.',
              {
                sets: PULSE_SETS,
              },
            ),
          ]
        : []),
      isFew ? reachOfMeasure() : reach[form](),
      ...(form === 'pulse' && ownSet === null
        ? [say('A pulse that belongs to a plan may ask fewer of these questions.')]
        : []),
      ...(kind === 'candidate' && form === 'full' ? [candidatesPlace()] : []),
      ownSet === null
        ? say('All questions with all options are at the end.')
        : say('All the questions you are asked are at the end, with all options.'),
    ],
  });
}

const candidatesPlace = sentence(
  'Candidates are asked to think of where they work now, or where they last worked. Only the way they work is compared with a team, never what they say about their workplace.',
);

function whatIsKept({ organisation, kind, config }: Informing): InformationSection {
  const publisher = config.LEGAL_NAME ?? siteName;
  const address = linesOf(config.LEGAL_ADDRESS).replaceAll('\n', ', ');
  const { name } = organisation;
  return section('kept', say('What is kept, why, and for how long'), {
    paragraphs: [
      say('“We” means {publisher}. We run this site and keep the data on behalf of {organisation}.', {
        publisher,
        organisation: name,
      }),
      ...(address === '' ? [] : [say('Our address: {address}.', { address })]),
      keepsLittle,
    ],
    table: {
      head: [say('What'), say('Why, and the legal basis'), say('How long')],
      rows: [
        keptOfInvited(howLong(kind, organisation)),
        kind === 'candidate' ? keptOfCandidatesAnswers() : keptOfAnswers,
        ...(kind === 'candidate' ? [keptOfInterviews] : []),
        hasOwnPage(kind, organisation) ? keptOfViews : keptOfUnseenViews(name),
        keptOfMails,
        keptAsCopy,
      ].map((row) => row.map((cell) => cell.replace(companysBasis, () => basisOf(organisation)))),
    },
  });
}

/** A company that has said its own words, of which we ask for the basis, need not be asked for it once more. */
const basisOf = ({ name, information_words: words }: InformingOrganisation): string =>
  words === null
    ? companysBasis
    : say(
        'Legal basis: set by the company, which is the controller. See {organisation}’s own words above. We act as its processor.',
        { organisation: name },
      );

/** What the policy says of everyone’s answers is less of a candidate’s: neither teams nor they themselves are shown the results. */
const keptOfCandidatesAnswers = (): typeof keptOfAnswers => [
  keptOfAnswers[0],
  say(
    'To show the results to the roles listed under “Who sees what”. The answering times help to tell whether questions were read. The company’s downloads include each person’s total time and their middle (median) time per question. {basis} Before the first question, you’ll be told which roles will see what. We store that with the answers.',
    { basis: companysBasis },
  ),
  keptOfAnswers[2],
];

const hasOwnPage = (kind: ResponseKind, { respondent_page_allowed }: InformingOrganisation): boolean =>
  kind === 'employee' && respondent_page_allowed;

/** Without a page of their own, people have to ask who has opened their results. */
const keptOfUnseenViews = (organisation: string): typeof keptOfViews => [
  keptOfViews[0],
  say(
    'So that you can be told who has opened it. There is no page where you can check this yourself: ask {organisation} or us. Legal basis: the legitimate interest of people who answer.',
    { organisation },
  ),
  keptOfViews[2],
];

const howLong = (kind: ResponseKind, organisation: InformingOrganisation): string =>
  kind === 'employee'
    ? say(
        '{period}, then it is erased automatically. We count from the day you submit, or the day your invitation ends.',
        { period: periodOf(organisation.employee_retention_days) },
      )
    : say(
        '{period}, then it is erased automatically. We count from the day the vacancy closes. Without a vacancy we count from the day you submit, or the day your invitation ends.',
        { period: periodOf(organisation.candidate_retention_days) },
      );

function whoElse({ config }: Informing): InformationSection {
  const service = outsideService(config);
  return section('who-else', say('Who we share it with'), {
    paragraphs: [whoGetsIt, service === null ? draftsByUs : draftsByService].map((text) =>
      text.replaceAll('{service}', service ?? ''),
    ),
  });
}

const notUsedFor = (organisation: string, appUrl: string): InformationSection =>
  section('not-for', say('What it is not for'), {
    points: [
      noAutomaticDecisions,
      say(
        'We tell {organisation} not to base decisions about jobs, pay, promotion or hiring mainly on a score.',
        { organisation },
      ),
      say('We tell {organisation} not to rank people by scores, and not to set a cut-off.', { organisation }),
      say('It is not a test of health, intelligence or performance.'),
      say('The manual says how far to trust each score: {address}', {
        address: `${appUrl}${pages.manual.path}`,
      }),
    ],
  });

function howToObject({ organisation, kind, config }: Informing): InformationSection {
  const { name, information_contact: contact } = organisation;
  const isShown = hasOwnPage(kind, organisation);
  const operator = contactOf(config);
  return section('object', say('How to object, and other rights'), {
    paragraphs: [
      contact === null
        ? say(
            'To object or ask a question, reply to your invitation. Your reply reaches the person at {organisation} who invited you.',
            { organisation: name },
          )
        : say('To object or ask a question, write to:'),
      ...(contact === null ? [] : paragraphsOf(contact)),
    ],
    points: [
      say(
        '“I do not want to take part” appears on every page of the questionnaire. It deletes your answers. {organisation} sees that you declined, but is not told why.',
        { organisation: name },
      ),
      say(
        '“No more reminders” ends the reminders about this questionnaire. You can still be invited to later ones.',
      ),
      ...(isShown ? [ownPage()] : []),
      isShown
        ? say(
            'You can see your data, correct it, take it with you, and have it erased or restricted. You can object to its use.',
          )
        : say(
            'You can ask {organisation} to show you your data, correct it, or give you a copy to take with you. You can ask to have it erased or restricted, and object to its use. You do not have a page of your own for this: write as described above.',
            { organisation: name },
          ),
      ...(operator === null
        ? []
        : [say('For questions about what the product does, write to {contact}.', { contact: operator })]),
      whereToComplain,
    ],
  });
}

const ownPage = sentence(
  'Everyone who has answered gets a page of their own. It shows their results and who has opened them. They can object to a score there, and erase everything.',
);
