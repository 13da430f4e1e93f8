import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeTask } from '../../src/features/reports/check/judge/judge-prompt.ts';
import type { JudgedDraft } from '../../src/testing/judged-drafts.ts';

const perSheet = 25;

/** Writes the product's prompts, without what stands behind them. Each set begins on a sheet of its own. */
export function writeSheets(folder: string, sets: readonly (readonly JudgedDraft[])[]): void {
  mkdirSync(folder, { recursive: true });
  const sheets = sets.flatMap((drafts) =>
    Array.from({ length: Math.ceil(drafts.length / perSheet) }, (_, at) =>
      drafts.slice(at * perSheet, (at + 1) * perSheet),
    ),
  );
  for (const [at, drafts] of sheets.entries()) {
    const head = `Every prompt below begins with these words, printed here once:\n\n${judgeTask}\n`;
    const prompts = drafts.map(({ id, task }) => `=== ${id} ===\n\n${ownPart(task.prompt)}\n`);
    const name = `sheet-${String(at + 1).padStart(2, '0')}.txt`;
    writeFileSync(path.join(folder, name), [head, ...prompts].join('\n'));
  }
}

function ownPart(prompt: string): string {
  if (!prompt.startsWith(judgeTask)) throw new RangeError('The prompt begins otherwise.');
  return prompt.slice(judgeTask.length).trim();
}
