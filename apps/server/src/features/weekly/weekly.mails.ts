import type { RichBlock } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { type Block, button, heading, type Mail, rich, small, text, typed } from '../../kernel/mail/mail.ts';
import { headlinesOf } from './headlines.ts';
import { changedLines, dueLines } from './lines.ts';
import type { News } from './news.ts';

interface Reader {
  readonly organisationId: string;
  readonly organisation: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

interface Telling {
  readonly reader: Reader;
  readonly news: News;
  /** Since which day. */
  readonly since: string;
  readonly appUrl: string;
  readonly end: string;
}

/** What changed and what is due; null where there is nothing to say. */
export function weeklyDigest({ reader, news, since, appUrl, end }: Telling): Mail | null {
  const [first, second] = headlinesOf(news);
  if (first === undefined) return null;
  const organisation = typed(reader.organisation);
  return {
    kind: 'week.digest',
    organisationId: reader.organisationId,
    userId: reader.userId,
    to: reader.email,
    unsubscribeUrl: end,
    subject: second === undefined ? first : say('{first}, and {second}', { first, second }),
    preview: say('At {organisation}, since {day}.', { organisation, day: since }),
    blocks: [
      heading(say('Your week at {organisation}', { organisation })),
      text(
        say('Hello {name}, here is what has changed since {day}, and what is due.', {
          name: typed(reader.firstName),
          day: since,
        }),
      ),
      ...listed(say('What changed'), changedLines(news, since)),
      ...listed(say('What is due'), dueLines(news)),
      ...buttonsFor(news, appUrl),
      small(
        say(
          'You get this e-mail on Mondays if there is something to report. You can turn it off in Settings, under Profile.',
        ),
      ),
    ],
  };
}

const asText = (words: string) => [{ type: 'text', text: words }] as const;

const listed = (title: string, lines: readonly string[]): Block[] => {
  if (lines.length === 0) return [];
  const items = lines.map((line): RichBlock[] => [{ type: 'paragraph', children: asText(line) }]);
  return [
    rich([
      { type: 'heading', level: 2, children: asText(title) },
      { type: 'list', start: null, items },
    ]),
  ];
};

/** Where the reader goes on from there, for what the mail speaks of. */
function buttonsFor(news: News, appUrl: string): Block[] {
  const { answers, roundEnds, launches, reminders, figures, pulses, asks } = news;
  const { candidates, sheets, erased, plans, comparisons, overdue, untouched, snapshots } = news;
  const isAny = (...lists: readonly (readonly unknown[])[]) => lists.some(({ length }) => length > 0);
  const to = (path: string) => `${appUrl}/dashboard/${path}`;
  const isPeople = answers !== null || roundEnds !== null || isAny(launches, reminders);
  const isPlans = isAny(...Object.values(plans), pulses, asks, comparisons, overdue, untouched);
  return [
    ...(isPeople ? [button(say('See who has answered'), to('people'))] : []),
    ...(figures === null ? [] : [button(say('See the scores'), to('culture'))]),
    ...(isPlans ? [button(say('Open the plans'), to('plans'))] : []),
    ...(isAny(candidates, sheets, erased) ? [button(say('See the candidates'), to('hires'))] : []),
    ...(isAny(snapshots) ? [button(say('Open the snapshots'), to('culture/snapshots'))] : []),
  ];
}
