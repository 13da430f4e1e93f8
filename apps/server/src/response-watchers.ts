import type { ResponseWatcher } from './features/assessment/response-watcher.ts';
import { cultureWatcher } from './features/culture/statistics/keep-members.ts';
import { forgetReportMails } from './features/reports/sending/forget-reports.ts';

/** Everybody who is told of a submission, a correction or an erasure, in the same transaction and in this order. */
export const responseWatchers: readonly ResponseWatcher[] = [cultureWatcher, forgetReportMails];
