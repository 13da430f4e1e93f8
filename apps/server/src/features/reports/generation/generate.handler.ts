import type { generateReport, ReplyOf } from '@fourfold/contract/calls';
import type { ReportEvents } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Received } from '../../../kernel/http/serve.ts';
import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { review, showReport } from '../reports.service.ts';
import { type Listener, startWriting } from './generate.service.ts';
import type { Outcome } from './write-draft.ts';

type Answer = ReplyOf<typeof generateReport>;
type Asked = Pick<Received<typeof generateReport>, 'body' | 'request' | 'reply' | 'caller'>;

/** Someone may have several reports written at once, and reads more than one stream then. */
const kind = { name: 'report', most: 3 };

/** One address for two steps, as its users know it: without a text it writes one, with one it keeps it. */
export async function generate(parts: ReportParts, viewer: ReportViewer, asked: Asked): Promise<Answer> {
  const { body } = asked;
  if (body.draft_report !== undefined) {
    await review(parts, viewer, body.report_id, body);
    return { report: await showReport(parts, viewer, body.report_id) };
  }
  const wantsStream = /text\/event-stream/.test(asked.request.headers.accept ?? '');
  return await (wantsStream ? streamed(parts, viewer, asked) : whole(parts, viewer, asked));
}

async function whole(parts: ReportParts, viewer: ReportViewer, { body }: Asked): Promise<Answer> {
  const { reportId, done } = await startWriting(parts, viewer, body, nobody);
  const { text, problem, stopped } = await done;
  if (problem !== null && !stopped) throw failure(problem);
  return { report_id: reportId, draft_report: text };
}

const nobody: Listener = { onSentences: () => undefined, onReading: () => undefined };

const failure = (problem: string) =>
  new AppError('unavailable', [messages.reportFailed(), problem].join(' '));

/** What is refused beforehand is refused as JSON; once the stream is open, how it ends is its last event. */
async function streamed(
  parts: ReportParts,
  viewer: ReportViewer,
  { body, reply, caller }: Asked,
): Promise<Answer> {
  parts.streams.requireRoom();
  const early: ((listener: Listener) => void)[] = [];
  let tell = (what: (listener: Listener) => void): void => void early.push(what);
  const { reportId, done } = await startWriting(parts, viewer, body, {
    onSentences: (heard) => tell(({ onSentences }) => onSentences(heard)),
    onReading: (host) => tell(({ onReading }) => onReading(host)),
  });
  const stream = parts.streams.open(reply, kind, caller);
  const send = <Name extends keyof ReportEvents>(name: Name, data: ReportEvents[Name]) =>
    stream.send(name, data);
  send('started', { report_id: reportId });
  const reader: Listener = {
    onSentences: (heard) => send('text', heard),
    onReading: (host) => send('reading', { host }),
  };
  tell = (what) => what(reader);
  for (const what of early) tell(what);
  const outcome = await done.catch((): Outcome => unforeseen());
  const { text, problem, stopped } = outcome;
  const ended = { report_id: reportId, draft_report: text };
  if (problem === null || stopped) send('done', { ...ended, problem });
  else send('failed', { ...ended, message: problem });
  stream.end();
  return ended;
}

const unforeseen = (): Outcome => ({
  text: '',
  version: '',
  problem: messages.unexpected(),
  stopped: false,
  marks: [],
});
