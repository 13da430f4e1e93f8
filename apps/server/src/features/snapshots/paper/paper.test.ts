import type { FrozenFinding, FrozenScore, SnapshotFigures } from '@fourfold/contract/schemas';
import { certaintyWords, sayScore, sayWhere, sayWhereScored } from '@fourfold/contract/words';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeOwner } from '../../../testing/actors.ts';
import { foundCompany, submitIn } from '../../../testing/answered-company.ts';
import { longestTurn } from '../../../testing/longest-turn.ts';
import { brokenParts, type ReadChart, type ReadSlide, readSlides } from '../../../testing/read-slides.ts';
import { followSnapshot, shareSnapshot } from '../../../testing/snapshots.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let figures: SnapshotFigures;
let pptx: Uint8Array;
let slides: ReadSlide[];
let paper: string;
let blocked: number;
beforeAll(async () => {
  t = await createTestApp();
  const owner = await makeOwner(t, 'Smith & Sons');
  const company = await foundCompany(t, owner, ['Sales & <Shops>', 'Office']);
  for (let person = 0; person < 12; person += 1) {
    // All of a department answer alike, so that something is clear.
    await submitIn(t, company, person < 6 ? 0 : 1, person < 6 ? 0 : 1);
  }
  const { snapshot } = await shareSnapshot(owner, { title: 'Culture & “us”' });
  figures = (await followSnapshot(t, snapshot.url)).json().figures;
  blocked = await longestTurn(async () => {
    pptx = (await followSnapshot(t, snapshot.url, 'snapshot.pptx')).rawPayload;
  });
  slides = readSlides(pptx);
  const pdf = (await followSnapshot(t, snapshot.url, 'snapshot.pdf')).rawPayload;
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  paper = text.replace(/\s+/g, ' ');
});

/** The slide with this heading. */
const slide = (heading: string): ReadSlide => {
  const found = slides.find(({ texts }) => texts[0] === heading);
  if (found === undefined) throw new Error(`There is no slide “${heading}”.`);
  return found;
};
const cells = ({ score, low, high }: FrozenScore) => [String(score), `${low} to ${high}`];
/** A chart's bars as the scores that they end at, in the order of the page. */
const ranges = ({ labels, values: [low = [], up = [], on = []] }: ReadChart) =>
  labels
    .map((name, index) => {
      const [from = 0, first = 0, second = 0] = [low[index], up[index], on[index]];
      return { name, low: from, score: from + first, high: from + first + second };
    })
    .toReversed();
const named = (scores: readonly { name: string; figure: FrozenScore }[]) =>
  scores.map(({ name, figure: { low, score, high } }) => ({ name, low, score, high }));

describe('the slides of a snapshot', () => {
  it('are made without keeping anyone else waiting', () => expect(blocked).toBeLessThan(100));

  it('can be opened, whatever signs the names hold', () => expect(brokenParts(pptx)).toEqual([]));

  it('hold every number of the page, in tables and charts that can be edited, and no picture', () => {
    expect(slides).toHaveLength(9);
    expect(slides.map(({ pictures }) => pictures)).toEqual(Array(9).fill(0));
    const fives = [
      ['Five opportunities', figures.opportunities.listed],
      ['Five barriers', figures.barriers.listed],
    ] as const;
    for (const [heading, listed] of fives) {
      const { tables, charts } = slide(heading);
      expect(tables[0]?.slice(1)).toEqual(
        listed.map(({ name, label, chance, figure }, index) => [
          `${index + 1}. ${name}`,
          `${certaintyWords[label]()} ${chance}`,
          ...cells(figure),
        ]),
      );
      expect(ranges(charts[0] as ReadChart)).toEqual(named(listed));
    }
    const profiles = [
      ['Competencies', figures.competencies],
      ['How people see their work', figures.domains],
    ] as const;
    for (const [heading, scores] of profiles) {
      const { tables, charts } = slide(heading);
      expect(tables[0]?.slice(1)).toEqual(scores.map(({ name, figure }) => [name, ...cells(figure)]));
      expect(ranges(charts[0] as ReadChart)).toEqual(named(scores));
    }
  });

  it('say who answered, which departments it concerns, and under each page what the figures are of', () => {
    const { texts } = slide('Who answered, and how certain the results are');
    expect(texts).toContain(String(figures.people));
    expect(texts).toContain(figures.heard);
    expect(texts).toContain(figures.clear);
    const rows = ['opportunities', 'barriers'].flatMap(
      (listed) => slide(`Which departments the ${listed} concern`).tables[0]?.slice(1) ?? [],
    );
    const findings: FrozenFinding[] = [...figures.opportunities.listed, ...figures.barriers.listed];
    expect(rows).toEqual(
      findings.map(({ name, departments }) => [name, sayWhereScored(departments ?? [], figures.departments)]),
    );
    expect(rows.flat().join(' ')).toContain('Sales & <Shops>');
    for (const { texts } of slides.slice(1)) expect(texts.join(' ')).toContain(`${figures.people} people.`);
    expect(slide('How to read this').texts.join(' ')).toContain(`Scoring keys: version ${figures.keys}.`);
    expect(slides[0]?.texts).toContain('Smith & Sons');
  });
});

it('the PDF of a snapshot holds the same numbers', () => {
  for (const { listed, sentence } of [figures.opportunities, figures.barriers]) {
    expect(paper).toContain(sentence);
    for (const [index, { name, label, chance, figure, departments }] of listed.entries()) {
      expect(paper).toContain(
        `${index + 1}. ${name} ${certaintyWords[label]()} ${chance}. Score ${sayScore(figure)}.`,
      );
      expect(paper).toContain(sayWhere(departments ?? [], figures.departments));
    }
  }
  for (const { name, figure } of [...figures.competencies, ...figures.domains])
    expect(paper).toContain(`${name}: ${figure.score} (${figure.low} to ${figure.high})`);
  expect(paper).toContain(`Scoring keys: version ${figures.keys}.`);
});
