import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import { interviewKitAddress } from '@fourfold/contract/words';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

describe('an interview kit as a Word document', () => {
  it('holds the chosen questions with their follow-ups and scales, and no others', async () => {
    const answer = await t.app.inject({ url: interviewKitAddress([60, 2]) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('wordprocessingml');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="interview-kit.docx"');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const xml = strFromU8(files['word/document.xml'] as Uint8Array);
    const text = xml.replace(/<[^>]+>/g, '').replaceAll('&apos;', '’');
    for (const {
      id,
      skill,
      text: asked,
      performanceFollowUp,
      attitudeFollowUp,
      ratings,
    } of INTERVIEW_QUESTIONS) {
      const parts = [skill, asked, performanceFollowUp, attitudeFollowUp, ratings[0]?.description ?? ''];
      if (id === 60 || id === 2) for (const part of parts) expect(text).toContain(part);
      else expect(text).not.toContain(asked);
    }
  });

  it.each([
    ['', 422],
    ['one.two', 422],
    ['1;drop', 422],
    ['0.101', 404],
  ])('of %j is refused with %d', async (kit, status) => {
    const { statusCode } = await t.app.inject({ url: '/api/tools/interview-kit.docx', query: { kit } });
    expect(statusCode).toBe(status);
  });
});
