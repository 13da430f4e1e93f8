import type { AnswerItem, RespondentEnvelope } from '@fourfold/contract/schemas';

/** Times that are nearer to each other than these milliseconds count as the same. */
const tick = 100;

type ByQuestion = ReadonlyMap<number, AnswerItem>;

/** What was chosen on this device, by the question's id, and how far it has come. */
export interface Answers {
  /** All of it; an answer goes when another device's later one took its place. */
  readonly given: ByQuestion;
  /** Chosen on the page that is open: kept, and sent with Next. */
  readonly drafts: ByQuestion;
  /** On their way to the server, the newest choice of each question alone. */
  readonly waiting: ByQuestion;
  /** Questions that the server has counted as answered since the page was opened. */
  readonly confirmed: ReadonlySet<number>;
  /** How many the server has counted in all. */
  readonly confirmedCount: number;
}

export const noAnswers: Answers = {
  given: new Map(),
  drafts: new Map(),
  waiting: new Map(),
  confirmed: new Set(),
  confirmedCount: 0,
};

/** What outlives a reload and a closed tab. */
export const unconfirmed = ({ waiting, drafts }: Answers): AnswerItem[] => [
  ...waiting.values(),
  ...drafts.values(),
];

/** By the server's clock, and always after the choice before. */
function choiceTime(time: number, before: AnswerItem | undefined): string {
  const after = before?.chosen_at === undefined ? 0 : Date.parse(before.chosen_at) + tick;
  return new Date(Math.max(time, after)).toISOString();
}

export function draft(answers: Answers, item: Omit<AnswerItem, 'chosen_at'>, time: number): Answers {
  const id = item.question_id;
  const dated = { ...item, chosen_at: choiceTime(time, answers.given.get(id)) };
  return { ...answers, given: withItem(answers.given, dated), drafts: withItem(answers.drafts, dated) };
}

/** As of when they were tapped: a correction, or half a page that someone leaves. */
export const sendAsTapped = (answers: Answers): Answers => send(answers, [...answers.drafts.values()]);

/** What the server had when it was asked replaces what it had confirmed by then; what came since stays. */
export function catchUp(answers: Answers, asked: Answers, confirmedCount: number): Answers {
  const open = new Set(unconfirmed(asked));
  return {
    ...answers,
    given: without(answers.given, (item) => asked.given.get(item.question_id) === item && !open.has(item)),
    confirmedCount: Math.max(answers.confirmedCount, confirmedCount),
  };
}

/** The page was turned: its answers are meant now, and those of another page as of when they were tapped. */
export function sendDrafts(answers: Answers, page: ReadonlySet<number>, time: number): Answers {
  const meant = [...answers.drafts.values()].map((item) =>
    page.has(item.question_id) ? { ...item, chosen_at: choiceTime(time, item) } : item,
  );
  return send({ ...answers, given: meant.reduce(withItem, answers.given) }, meant);
}

/** What an earlier visit could not send any more. */
export function takeUp(answers: Answers, kept: readonly AnswerItem[]): Answers {
  return send({ ...answers, given: kept.reduce(withItem, answers.given) }, kept);
}

export function send(answers: Answers, items: readonly AnswerItem[]): Answers {
  const ids = new Set(items.map(({ question_id }) => question_id));
  return {
    ...answers,
    drafts: without(answers.drafts, (item) => ids.has(item.question_id)),
    waiting: items.reduce(withItem, answers.waiting),
  };
}

/**
 * The server has the answers that were sent. Of them, something may have been chosen later on another device: that
 * stays. What is left must not count as later than it came if it is sent once more, because this device's clock may
 * have been ahead.
 */
export function confirm(
  answers: Answers,
  { number_of_answered_questions, overtaken, now }: RespondentEnvelope,
  sent: readonly AnswerItem[],
): Answers {
  const overtakenIds = new Set(overtaken.map(({ question_id }) => question_id));
  const given = new Map(answers.given);
  for (const item of sent) {
    const id = item.question_id;
    if (given.get(id) !== item) continue;
    if (overtakenIds.has(id)) given.delete(id);
    else if (item.chosen_at !== undefined && item.chosen_at > now) given.set(id, { ...item, chosen_at: now });
  }
  return {
    ...answers,
    given,
    waiting: without(answers.waiting, (item) => sent.includes(item)),
    confirmed: new Set([...answers.confirmed, ...sent.map(({ question_id }) => question_id)]),
    confirmedCount: number_of_answered_questions,
  };
}

const withItem = (items: ByQuestion, item: AnswerItem): ByQuestion =>
  new Map(items).set(item.question_id, item);

const without = (items: ByQuestion, gone: (item: AnswerItem) => boolean): ByQuestion =>
  new Map([...items].filter(([, item]) => !gone(item)));
