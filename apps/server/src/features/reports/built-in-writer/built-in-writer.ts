import { setTimeout as sleep } from 'node:timers/promises';
import { loadWords } from '../../profile/load-words.ts';
import type { Writer } from '../writers/report-writer.ts';
import { readPrompt } from './read-prompt.ts';
import { writeLetter } from './write-letter.ts';

/** Raise it with every change of what it would write. */
const version = '9';
/** It could write in an instant; at this pace one can follow it, and stop it. */
const pauseMs = 4;

/**
 * The writer that needs nobody: it composes a letter from the person's own results and the measures' texts, here on
 * this server. It follows the choices of the report, and of the prompt what `readPrompt` understands.
 */
export const builtInWriter: Writer = {
  about: { kind: 'built-in', host: null, model: 'built-in', version },
  async *write({ prompt, basis }, signal) {
    const words = await loadWords();
    const { wishes } = readPrompt(prompt, basis, words);
    for (const piece of writeLetter(basis, words, wishes).match(/\s*\S+\s?\S*\s?\S*/g) ?? []) {
      signal.throwIfAborted();
      await sleep(pauseMs);
      yield { text: piece };
    }
  },
};
