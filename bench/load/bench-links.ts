import { asBrowsers, clientOf } from './client.ts';
import { underLoad } from './measure.ts';
import type { Bench } from './parts.ts';
import { askBare, forSomeoneElse, recordOpening } from './recorded-sql.ts';
import type { Respondent } from './respondents.ts';

/** Everyone opens the link of a mail at the same moment: the page, and what it asks for. */
export async function benchLinks({ seconds, report, product, pool, respondents }: Bench): Promise<void> {
  const call = clientOf(product.url);
  const one = respondents[0] as Respondent;
  const recorded = await recordOpening(pool, one.id);
  const bare = respondents.map(({ id }) => forSomeoneElse(recorded, one.id, id));
  report.heading('Opening a link, 20 at once');
  const openPage = async (person: number) =>
    void (await call(respondents[person]?.page ?? '', { headers: asBrowsers }));
  // What a server draws right after its start it draws for the first time.
  await underLoad(20, seconds, openPage);
  const page = await underLoad(20, seconds, openPage);
  const opened = await underLoad(20, seconds, async (person) => {
    await call(respondents[person]?.answersPath ?? '', { method: 'POST', headers: asBrowsers, body: {} });
  });
  const ask = (planned: boolean) =>
    underLoad(20, seconds, (person) => askBare(pool, bare[person] ?? [], { planned }));
  const sql = await ask(false);
  const planned = await ask(true);
  report.row('the page', page);
  report.row('the first questions', opened);
  report.row('floor: their SQL, bare', sql);
  report.row('floor: the same, planned once', planned);
  const p95 = Math.max(page.p95, opened.p95);
  report.hold(`95th percentile of both ${p95.toFixed(1)} ms or less (20 ms or less)`, p95 <= 20);
  report.hold(`${page.errors + opened.errors} errors (none)`, page.errors + opened.errors === 0);
}
