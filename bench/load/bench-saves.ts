import { asBrowsers, clientOf } from './client.ts';
import { underLoad } from './measure.ts';
import type { Bench } from './parts.ts';
import { type BareSave, levelSheets, recordSaves, saveBare } from './recorded-sql.ts';
import { answersOf } from './respondents.ts';

/** People who press Next as fast as they are answered. */
export async function benchSaves({
  seconds,
  report,
  product,
  pool,
  floor,
  respondents,
}: Bench): Promise<void> {
  const call = clientOf(product.url);
  const bareRoute = clientOf(floor.url);
  const everyone = respondents.map(({ id }) => id);
  await levelSheets(pool, everyone);
  const save = async (person: number, turn: number) => {
    const path = respondents[person]?.answersPath ?? '';
    await call(path, { method: 'POST', headers: asBrowsers, body: { answers: answersOf(turn) } });
  };
  // A server compiles what it does often, which someone who comes alone right after its start would be measured with.
  await underLoad(20, seconds, save);
  for (const people of [1, 20, 200]) {
    report.heading(`Saving a page, ${people} at once`);
    const product = await underLoad(people, seconds, save);
    await levelSheets(pool, everyone);
    const bare = await recordSaves(pool, everyone);
    const ask = (planned: boolean) =>
      underLoad(people, seconds, (person) => saveBare(pool, bare[person] as BareSave, { planned }));
    const sql = await ask(false);
    const planned = await ask(true);
    const route = await underLoad(people, seconds, async (_, turn) => {
      await bareRoute('/', { method: 'POST', body: { answers: answersOf(turn) } });
    });
    report.row('the product', product);
    report.row('floor: its SQL, bare', sql);
    report.row('floor: the same, planned once', planned);
    report.row('floor: a route that does nothing', route);
    const share = product.perSecond / sql.perSecond;
    report.hold(`${(100 * share).toFixed(0)}% of the bare SQL's throughput (60% or more)`, share >= 0.6);
    if (people === 20) {
      const ofPlanned = product.perSecond / planned.perSecond;
      const said = `${(100 * ofPlanned).toFixed(0)}% of the same, planned once (50% or more)`;
      report.hold(said, ofPlanned >= 0.5);
      report.hold(`95th percentile ${product.p95.toFixed(1)} ms (10 ms or less)`, product.p95 <= 10);
    }
    report.hold(`${product.errors} errors (none)`, product.errors === 0);
  }
}
