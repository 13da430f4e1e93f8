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
  expect(said).toContain(`Based on ${people} people`);
  for (const { sentence, listed } of [opportunities, barriers]) {
    expect(said).toContain(sentence);
    expect(listed).toHaveLength(5);
    for (const [index, { name, description, certainty }] of listed.entries()) {
      expect(said).toContain(`${index + 1}. ${name} ${certainty} ${description}`);
    }
  }
  // A heading without what it heads would be left at the foot of a page.
  for (const [heading, first] of [
    ['Competencies', 'Adaptability:'],
    ['How people see their work', 'Purpose:'],
  ] as const) {
    expect(pages.find((page) => page.includes(` ${heading} `) || page.startsWith(heading))).toContain(first);
  }
}, 60_000);
