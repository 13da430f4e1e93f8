/**
 * Keeps people saving, opening links and reading pages, and watches what the server holds of the machine's memory.
 * Leaves with 1 when the last quarter of the time holds a tenth more than the second. The first is for warming up.
 * Usage: npm run bench:memory [minutes]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from './client.ts';
import { answersOf } from './respondents.ts';
import { serverMemory } from './server-memory.ts';
import { startBench } from './start-bench.ts';

const minutes = Number(process.argv[2] ?? 60);
const people = 10;
const pause = 200;
const { bench, end } = await startBench({ submitted: 1000 });
try {
  const { product, respondents, company } = bench;
  const call = clientOf(product.url);
  const headers = { authorization: `Bearer ${company.token}` };
  const ends = Date.now() + minutes * 60_000;
  let [done, errors] = [0, 0];
  const refused = (error: Error) => {
    errors += 1;
    if (errors <= 5) console.error(error.message);
  };
  const act = async (person: number, turn: number) => {
    const { page = '', answersPath = '' } = respondents[(person * 20 + Math.floor(turn / 300)) % 200] ?? {};
    if (turn % 10 === 0) await call(page);
    else if (turn % 10 === 1) await call('/blogs');
    else if (turn % 50 === 2) await call('/api/survey/culture', { headers });
    else await call(answersPath, { method: 'POST', body: { answers: answersOf(turn) } });
  };
  const keepActing = async (person: number) => {
    for (let turn = 0; Date.now() < ends; turn += 1) {
      await act(person, turn).then(() => (done += 1), refused);
      await sleep(pause);
    }
  };
  const acting = Promise.all(Array.from({ length: people }, (_, person) => keepActing(person)));
  const samples: number[] = [];
  while (Date.now() < ends) {
    samples.push(await serverMemory(call));
    if (samples.length % 60 === 0)
      console.log(`${samples.length} s: ${samples.at(-1)?.toFixed(0)} MB, ${done} calls`);
    await sleep(1000);
  }
  await acting;
  const quarter = Math.floor(samples.length / 4);
  const median = (part: readonly number[]) =>
    part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const [before, after] = [median(samples.slice(quarter, 2 * quarter)), median(samples.slice(-quarter))];
  const flat = after < 1.1 * before;
  console.log(
    `${minutes} minutes, ${done} calls, ${errors} errors: ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} MB in the last ${flat ? '(flat)' : '(GROWS)'}`,
  );
  process.exitCode = flat && errors === 0 ? 0 : 1;
} finally {
  await end();
}
