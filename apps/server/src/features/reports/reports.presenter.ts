import type {
  LaterAnswers,
  Report,
  ReportLine,
  ReportStatus,
  SecondReading,
} from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import type { Words } from '../profile/load-words.ts';
import type { PromptReading } from './built-in-writer/read-prompt.ts';
import type { Check } from './check/check-draft.ts';
import { askedIn } from './check/judge/judge-prompt.ts';
import { type Judgement, unreadIn } from './check/judge/judgement.ts';
import { type FoundReport, type listPage, writerOf } from './reports.repository.ts';
import type { WritingBasis } from './results/report-basis.ts';
import { isEdited } from './sending/changes.ts';
import { factsOf } from './template/facts.ts';
import type { Provider } from './writers/report-writer.ts';

type ListedReport = Awaited<ReturnType<typeof listPage>>['rows'][number];

/** A writing that gives no sign of life for so long has died with its process. */
export const deadAfterMs = 30_000;
const interrupted = sentence('The writing was interrupted. What had been written by then has been kept.');

export const isDead = ({ state, alive_at }: Pick<ListedReport, 'state' | 'alive_at'>, now: Date) =>
  state === 'generating' && now.getTime() - (alive_at?.getTime() ?? 0) > deadAfterMs;

const mailStatus: Readonly<Record<string, ReportStatus>> = {
  queued: 'sending',
  refused: 'undeliverable',
  bounced: 'undeliverable',
  given_up: 'undeliverable',
};

type ReportState = Pick<ListedReport, 'state' | 'alive_at' | 'draft' | 'sent_at' | 'mail_state'>;

export function statusOf(report: ReportState, now: Date): ReportStatus {
  if (report.sent_at !== null) return mailStatus[report.mail_state ?? ''] ?? 'sent';
  if (isDead(report, now)) return report.draft === '' ? 'prepared' : 'drafted';
  return report.state;
}

export function presentLine(report: ListedReport | FoundReport, now: Date): ReportLine {
  const undelivered = report.mail_state === 'queued' ? null : report.mail_problem;
  return {
    id: report.id,
    status: statusOf(report, now),
    name: fullName(report.person_first_name, report.person_last_name) ?? report.first_name,
    response_id: report.response_id,
    round: report.round,
    author: fullName(report.author_first_name, report.author_last_name),
    problem: undelivered ?? (isDead(report, now) ? interrupted() : report.problem),
    created_at: report.created_at.toISOString(),
    updated_at: report.updated_at.toISOString(),
    sent_at: report.sent_at?.toISOString() ?? null,
  };
}

export const fullName = (first: string | null, last: string | null) =>
  first === null ? null : `${first} ${last}`;

interface Around {
  readonly words: Words;
  readonly check: Check;
  /** What the built-in writer makes of the prompt; null where a provider writes. */
  readonly reading: Pick<PromptReading, 'met' | 'unmet'> | null;
  readonly second_reading: SecondReading | null;
  /** The latest answers of the same person, where these are older. */
  readonly later: LaterAnswers | null;
  readonly now: Date;
}

/** Who has read the text a second time, or could. */
export function presentReading(
  draft: string,
  judgement: Judgement | null,
  judge: Provider | null,
): SecondReading | null {
  const by = judgement ?? judge?.about;
  if (by === undefined || draft === '') return null;
  return {
    host: by.host,
    model: by.model,
    is_read: judgement !== null && judgement.sentences.length > 0,
    is_offered: judge !== null,
    problem: judgement?.problem ?? null,
    unread: unreadIn(
      judgement,
      askedIn(draft, () => []),
    ),
  };
}

export function presentReport(
  report: FoundReport,
  basis: WritingBasis,
  { words, check, reading, second_reading, later, now }: Around,
): Report {
  const named = (key: string | null) => {
    const text = key === null ? undefined : words.measures.behaviours[key];
    return key === null || text === undefined ? null : { key, name: text.name };
  };
  return {
    ...presentLine(report, now),
    first_name: report.first_name,
    overactivated: named(report.overactivated),
    area_1: named(report.area_1),
    area_2: named(report.area_2),
    prompt: report.prompt,
    draft_report: report.draft,
    is_edited: isEdited(report.generated, report.draft),
    facts: factsOf(report.prompt, basis),
    reading: reading && { met: [...reading.met], unmet: [...reading.unmet] },
    ...check,
    quality: basis.results && { verdict: basis.results.verdict, reasons: [...basis.results.reasons] },
    second_reading,
    revision: report.revision,
    reviewer: fullName(report.reviewer_first_name, report.reviewer_last_name),
    recipient: report.recipient ?? report.person_email,
    writer: writerOf(report.writer),
    superseded_by: later,
    results_version: report.results_version,
    generated_at: report.generated_at?.toISOString() ?? null,
    reviewed_at: report.reviewed_at?.toISOString() ?? null,
  };
}
