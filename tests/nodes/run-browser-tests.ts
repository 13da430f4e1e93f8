import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');

export interface BrowserRun {
  readonly url: string;
  readonly database: string;
  readonly mails: string;
  readonly filter: readonly string[];
}

/** Runs Playwright against a product that runs already. Calls `half` when half of the tests are done. */
export async function runBrowserTests(
  { url, database, mails, filter }: BrowserRun,
  on: { readonly half: () => Promise<void> },
): Promise<{ status: number; summary: string }> {
  const bin = path.join(root, 'node_modules/.bin');
  // A form that was on its way to the node that dies shows its error; the person who filled it in would send it again.
  const args = [
    'test',
    '--config',
    'tests/browser/playwright.config.ts',
    '--retries=1',
    '--timeout=90000',
    ...filter,
  ];
  const child = spawn(path.join(bin, 'playwright'), args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      PRODUCT_URL: url,
      PRODUCT_DATABASE: database,
      PRODUCT_MAIL: mails,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [all, done] = [0, 0];
  let half: Promise<void> | undefined;
  const summary: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(`  ${line}`);
    all = Number(/^Running (\d+) tests?/.exec(line)?.[1] ?? all);
    if (/^\s+[✓✘-]\s/.test(line)) done += 1;
    if (/^\s+\d+ (passed|failed|flaky|skipped)/.test(line)) summary.push(line.trim());
    if (half === undefined && all > 0 && done >= all / 2) half = on.half();
  }
  await half;
  const status =
    child.exitCode ??
    (await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1))));
  return { status, summary: summary.join(', ') };
}
