import { benchAnswers } from './bench-answers.ts';
import { startBench } from './start-bench.ts';
const { bench, end } = await startBench({ submitted: 10_000, seconds: 1 });
try { await benchAnswers(bench); } finally { await end(); }
