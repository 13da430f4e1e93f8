/**
 * `npm run bench:first`: how soon someone who opens their link sees the first question, and can answer it. Each load is
 * cold: a new browser profile with nothing in its cache, and a link that nobody has opened. In turn with it a bare page
 * is opened: the same words in the same look, without scripts, from a server that does nothing else. Then the same as a
 * phone on a slow line. Leaves with 1 when a limit is missed.
 */
import { chromium } from '@playwright/test';
import { browserFlags, executablePath } from '../../tests/support/browser.ts';
import type { Respondent } from '../load/respondents.ts';
import { startBench } from '../load/start-bench.ts';
import { startBarePage } from './bare-page.ts';
import { type Device, desktop, type Opening, openCold, slowPhone } from './open-cold.ts';

const times = 12;
const slowTimes = 5;

const { bench, end } = await startBench({ submitted: 0 });
const { report, product, respondents } = bench;
const browser = await chromium.launch({ executablePath, args: browserFlags });
const links = respondents.map(({ page }: Respondent) => `${product.url}${page}`);
const nextLink = () => links.shift() ?? '';
try {
  const bare = await startBarePage(nextLink());
  const inTurn = async (device: Device, count: number) => {
    const opened = { product: [] as Opening[], bare: [] as Opening[] };
    // The first of each finds the browser and the server half asleep.
    for (let load = 0; load <= count; load += 1) {
      const [ours, floor] = [
        await openCold(browser, nextLink(), device),
        await openCold(browser, bare.url, device),
      ];
      if (load === 0) continue;
      opened.product.push(ours);
      opened.bare.push(floor);
    }
    return { ours: middle(opened.product), floor: middle(opened.bare) };
  };
  heading(`The first question, ${times} times in turn`);
  const quick = await inTurn(desktop, times);
  row('the page of a link', quick.ours);
  row('floor: the same look, without scripts', quick.floor);
  const ratio = quick.ours.seen / quick.floor.seen;
  report.hold(`seen after ${quick.ours.seen.toFixed(0)} ms (200 ms or less)`, quick.ours.seen <= 200);
  report.hold(`seen after ${ratio.toFixed(2)} times the floor (2.5 or less)`, ratio <= 2.5);
  report.hold(
    `${quick.ours.requests} requests until it can be answered (12 or fewer)`,
    quick.ours.requests <= 12,
  );
  report.hold(
    `${kilobytes(quick.ours)} KB until it can be answered (120 or less)`,
    kilobytes(quick.ours) <= 120,
  );

  heading(`A slow phone, ${slowTimes} times in turn`);
  const slow = await inTurn(slowPhone, slowTimes);
  row('the page of a link', slow.ours);
  row('floor: the same look, without scripts', slow.floor);
  report.hold(`seen after ${seconds(slow.ours.seen)} s (1 s or less)`, slow.ours.seen <= 1000);
  report.hold(
    `can be answered after ${seconds(slow.ours.answerable)} s (1.8 s or less)`,
    slow.ours.answerable <= 1800,
  );
  await bare.stop();
} finally {
  await browser.close();
  await end();
}
process.exitCode = report.missed() > 0 ? 1 : 0;

function middle(openings: readonly Opening[]): Opening {
  const median = (of: (opening: Opening) => number) => {
    const sorted = openings.map(of).toSorted((a, b) => a - b);
    const half = Math.floor(sorted.length / 2);
    const [low = 0, high = 0] =
      sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : sorted.slice(half - 1);
    return (low + high) / 2;
  };
  return {
    seen: median(({ seen }) => seen),
    answerable: median(({ answerable }) => answerable),
    requests: Math.max(...openings.map(({ requests }) => requests)),
    bytes: Math.max(...openings.map(({ bytes }) => bytes)),
  };
}

function heading(title: string): void {
  console.log(`\n${title.padEnd(46)}    seen  answerable  requests      KB`);
}

function row(what: string, opening: Opening): void {
  const { seen, answerable, requests } = opening;
  const figures = [
    `${seen.toFixed(0)} ms`.padStart(8),
    `${answerable.toFixed(0)} ms`.padStart(12),
    String(requests).padStart(10),
    String(kilobytes(opening)).padStart(8),
  ];
  console.log(`${what.padEnd(46)}${figures.join('')}`);
}

function kilobytes({ bytes }: Opening): number {
  return Math.ceil(bytes / 1024);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
