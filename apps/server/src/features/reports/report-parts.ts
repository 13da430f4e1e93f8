import type { LiveStreams } from '../../kernel/http/live-streams.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import type { Words } from '../profile/load-words.ts';
import type { Provider, Writer } from './writers/report-writer.ts';

export interface ReportParts extends AssessmentParts {
  /** Those who read along while a report is written. */
  readonly streams: LiveStreams;
  readonly words: Words;
  readonly writer: Writer;
  /** Who reads drafts a second time; null where no provider is set up. */
  readonly judge: Provider | null;
  /** The writings that go on in this process, by report. */
  readonly running: Map<string, RunningWriting>;
}

export interface RunningWriting {
  readonly controller: AbortController;
  readonly done: Promise<unknown>;
}
