import type { FastifyInstance } from 'fastify';
import type { ResponseWatcher } from './features/assessment/response-watcher.ts';
import type { Described } from './kernel/admin/command.ts';
import type { Config } from './kernel/config/config.ts';
import type { Database } from './kernel/database/database.ts';
import type { JoinedDatabase } from './kernel/database/open-database.ts';
import type { Identify } from './kernel/http/access.ts';
import type { LiveStreams } from './kernel/http/live-streams.ts';
import type { Serve } from './kernel/http/serve.ts';
import type { JobKind } from './kernel/jobs/job-kind.ts';
import type { Handler } from './kernel/jobs/jobs.ts';
import type { Leaving, WaitingMail } from './kernel/mail/leaving.ts';
import type { Parts } from './kernel/parts.ts';

/** The parts, with those of the features who are told of submissions. */
export interface AllParts extends Parts {
  readonly watchers: readonly ResponseWatcher[];
}

/** What a feature's routes are registered with. */
export interface Serving {
  readonly app: FastifyInstance;
  readonly serve: Serve;
  /** The same within a scope of Fastify's, where bodies are parsed in another way. */
  readonly serveWithin: (scope: FastifyInstance) => Serve;
  readonly identify: Identify;
  readonly streams: LiveStreams;
  readonly parts: AllParts;
}

/** Work that no request waits for. */
export interface Job {
  readonly kind: JobKind<object>;
  readonly handler: (parts: AllParts) => Handler<object>;
  /** When it comes round by itself (cron, UTC). */
  readonly cron?: string;
  /** Done by the nodes that are set up for it, and no others. */
  readonly only?: (config: Config) => boolean;
}

/** What has to hold when a mail of one kind leaves. */
export type MailRule = (parts: Pick<Parts, 'db' | 'config' | 'clock'>, mail: WaitingMail) => Promise<Leaving>;

/** What a command of the operator's tool works with. */
export interface AdminParts {
  readonly db: Database;
  readonly config: Config;
  readonly now: Date;
  readonly watchers: readonly ResponseWatcher[];
  /** Says a line at once, while the command still works. */
  readonly tell?: (line: string) => void;
}

/** Works on the database as this version has it. Answers what is printed. */
export interface AdminCommand extends Described {
  /** Throws an AdminError with a sentence for the person who typed it. */
  readonly run: (parts: AdminParts, args: readonly string[]) => Promise<string>;
}

/** Works on the database as it stands: nothing is migrated before. */
export interface DatabaseCommand extends Described {
  /** It may begin an installation where there is none. */
  readonly begins?: boolean;
  readonly runOn: (parts: DatabaseParts, args: readonly string[]) => Promise<string>;
}

export interface DatabaseParts {
  /** Opens the database, once what was typed has been found right. It is closed when the command has ended. */
  readonly join: () => Promise<JoinedDatabase>;
  readonly config: Config;
  readonly now: Date;
  readonly jobKinds: readonly JobKind<object>[];
}

export type AnyCommand = AdminCommand | DatabaseCommand;

/** All that the rest of the server knows of a feature; `features.ts` is the list. */
export interface Feature {
  readonly routes?: (serving: Serving) => void | Promise<void>;
  readonly jobs?: readonly Job[];
  readonly commands?: readonly AnyCommand[];
  /** Told of a submission, a correction or an erasure, in the same transaction. */
  readonly watchers?: readonly ResponseWatcher[];
  /** What has to hold when a mail leaves, by its kind. Those of other kinds always leave. */
  readonly mailRules?: Readonly<Record<string, MailRule>>;
  /** Puts away what has served its time. Every hour. */
  readonly tidyUp?: (parts: AllParts) => Promise<void>;
  /** Finds what waits without a job, and gives it one. At the start and every ten minutes. */
  readonly sweep?: (parts: AllParts) => Promise<void>;
  /** Does beforehand what the first visitor would wait for. A failure shows when it is asked for. */
  readonly warmUp?: () => Promise<unknown>;
}

/** A job with its data's type, which the list of all jobs forgets. */
export const job = <Data extends object>(
  kind: JobKind<Data>,
  handler: (parts: AllParts) => Handler<Data>,
  when: Pick<Job, 'cron' | 'only'> = {},
): Job => ({ kind, handler: handler as Job['handler'], ...when });
