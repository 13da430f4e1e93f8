import { setTimeout as sleep } from 'node:timers/promises';
import { loadWords } from '../../profile/load-words.ts';
import type { Writer } from '../writers/report-writer.ts';
import { composeReport } from './compose-report.ts';

/** Raise it with every change of what it would write. */
const version = '1';
/** It could write in an instant; at this pace one can follow it, and stop it. */
const pauseMs = 4;

/**
 * The writer that needs nobody: it composes a draft from the person's own results and the measures' texts, here on
 * this server. It follows the choices of the report, not the wording of the prompt.
 */
export const builtInWriter: Writer = {
  about: { kind: 'built-in', host: null, model: 'built-in', version },
  async *write({ basis }, signal) {
    const words = await loadWords();
    for (const piece of composeReport(basis, words).match(/\s*\S+\s?\S*\s?\S*/g) ?? []) {
      signal.throwIfAborted();
      await sleep(pauseMs);
      yield { text: piece };
    }
  },
};
