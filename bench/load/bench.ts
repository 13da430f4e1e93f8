/**
 * Loads a running product as its people do, and prints each figure beside a floor that is measured in the same run:
 * the same SQL through bare connections, a route that does nothing, the same file from nginx. Leaves with 1 when
 * something that is wanted is missed. Everyone shares this machine: product, database, and those who load it.
 * Usage: npm run bench:load [seconds for each line] [saves|links|sign-in|pages|export|answers ...]
 */
import { benchAnswers } from './bench-answers.ts';
import { benchExport } from './bench-export.ts';
import { benchLinks } from './bench-links.ts';
import { benchPages } from './bench-pages.ts';
import { benchSaves } from './bench-saves.ts';
import { benchSignIn } from './bench-sign-in.ts';
import { startBench } from './start-bench.ts';

const parts = {
  saves: benchSaves,
  links: benchLinks,
  'sign-in': benchSignIn,
  pages: benchPages,
  export: benchExport,
  answers: benchAnswers,
};
const [, , seconds = '10', ...asked] = process.argv;
const { bench, end } = await startBench({ submitted: 100_000, seconds: Number(seconds) });
try {
  for (const [name, run] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await run(bench);
  }
} finally {
  await end();
}
process.exitCode = bench.report.missed() === 0 ? 0 : 1;
