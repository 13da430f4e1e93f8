import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { makeOwner } from '../../testing/actors.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createSampleReport } from './sample-report.ts';

it('the sample report that visitors get says what the page of a company without answers says', async () => {
  const t = await createTestApp();
  const owner = await makeOwner(t, 'Boardroom');
  const { opportunities, barriers, people } = (await owner.call('GET', '/survey/culture')).body;
  const document = await getDocumentProxy(new Uint8Array(await createSampleReport(new Date(0))));
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Harbour & Vale’s Culture' });
  const { text } = await extractText(document);
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  const said = pages.join(' ');
  expect(said).toContain('simulated sample company');
  expect(said).toContain(`With ${people} people heard`);
  const topFive = [...opportunities.listed, ...opportunities.undecided];
  expect(topFive.length).toBeGreaterThanOrEqual(5);
  for (const { name } of topFive) expect(said).toContain(name);
  expect(barriers.listed).toHaveLength(5);
  for (const { name, description, certainty } of barriers.listed) {
    expect(said).toContain(name);
    expect(said).toContain(description);
    expect(said).toContain(certainty);
  }
  // A heading without what it heads would be left at the foot of a page.
  for (const [heading, first] of [
    ['Competencies', 'Adaptability:'],
    ['How people see their work', 'Purpose:'],
  ] as const) {
    expect(pages.find((page) => page.includes(` ${heading} `) || page.startsWith(heading))).toContain(first);
  }
}, 60_000);
