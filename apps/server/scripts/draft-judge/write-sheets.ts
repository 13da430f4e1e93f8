import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeTask } from '../../src/features/reports/check/judge/judge-prompt.ts';
import { judgedDrafts } from './corpus.ts';

const perSheet = 25;

/** Writes the product's prompts, without what stands behind them; answers how many. */
export function writeSheets(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const drafts = judgedDrafts();
  for (let from = 0; from < drafts.length; from += perSheet) {
    const prompts = drafts.slice(from, from + perSheet).map(({ id, task }) => {
      if (!task.prompt.startsWith(judgeTask)) throw new RangeError('The prompt begins otherwise.');
      return `=== ${id} ===\n\n${task.prompt.slice(judgeTask.length).trim()}\n`;
    });
    const number = String(from / perSheet + 1).padStart(2, '0');
    const head = `Every prompt below begins with these words, printed here once:\n\n${judgeTask}\n`;
    writeFileSync(path.join(folder, `sheet-${number}.txt`), [head, ...prompts].join('\n'));
  }
  return drafts.length;
}
