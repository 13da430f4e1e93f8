import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { makeMember, makeOwner } from '../../testing/actors.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('the culture report says what the page says, marks the sample, and names its rules', async () => {
  const t = await createTestApp();
  const owner = await makeOwner(t, 'Boardroom');
  const viewer = await makeMember(t, owner.organisationId, 'viewer');
  const { opportunities } = (await owner.call('GET', '/survey/culture')).body;
  const answer = await t.app.inject({
    url: '/api/survey/culture/report.pdf',
    headers: { authorization: `Bearer ${viewer.token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('boardrooms-culture.pdf');
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Boardroom’s Culture', Language: 'en-GB' });
  const { text } = await extractText(document, { mergePages: true });
  const said = text.replace(/\s+/g, ' ');
  expect(said).toContain('simulated sample company');
  expect(said).toContain(opportunities.sentence);
  for (const [index, { name, certainty }] of opportunities.listed.entries())
    expect(said).toContain(`${index + 1}. ${name} ${certainty}`);
  expect(said).toContain('batches of at least 5');
}, 60_000);
