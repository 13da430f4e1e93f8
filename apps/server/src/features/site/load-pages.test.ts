import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { completeSettings, readSiteJson, siteJsonToken, siteToken } from '@fourfold/contract/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPages } from './load-pages.ts';

const settings = completeSettings({
  url: 'https://example.com',
  contact: 'info@example.com',
  bookingUrl: '/#contact',
  publisher: 'Ann & </script> "Sons"',
  legalAddress: '',
  registration: 'open',
  freeSeats: '5',
  analyticsId: '',
  webinarHiring: '',
  webinarFourLevels: '',
  webinarJoin: '',
  webinarHost: 'Cleo',
  webinarHostAbout: '',
  paymentNote: '',
  articleAuthor: 'Ann & "Ben"',
  articleAuthorKind: 'Person',
  miniCourseVideo: '/media/course.mp4',
});
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const page = `<p title="${siteToken('publisher')}">${siteToken('contact')}</p><script>run()</script>
<script type="application/json" id="s">${siteJsonToken}</script><script type="module" src="/a.js"></script>
<script type="application/ld+json">{"author":"${siteToken('articleAuthor')}"}</script>`;
  writeFileSync(path.join(folder, 'index.html'), page);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a loaded page', () => {
  it('carries the settings, as text and as data', async () => {
    const page = (await loadPages(folder, settings)).get('index.html');
    const html = page?.bodies.identity.toString() ?? '';
    expect(html).toContain('<p title="Ann &amp; &lt;/script&gt; &quot;Sons&quot;">info@example.com</p>');
    const data = /id="s">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(readSiteJson(data)).toEqual(settings);
  });

  it('carries the settings in the data for search engines as they are', async () => {
    const html = (await loadPages(folder, settings)).get('index.html')?.bodies.identity.toString() ?? '';
    const data = /ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ author: 'Ann & "Ben"' });
  });

  it('may show a video from the one place that the operator names', async () => {
    const mediaOf = async (miniCourseVideo: string) => {
      const page = (await loadPages(folder, { ...settings, miniCourseVideo })).get('index.html');
      return /media-src ([^;]*)/.exec(page?.policy ?? '')?.[1];
    };
    expect(await mediaOf('/media/course.mp4')).toBe("'self'");
    expect(await mediaOf('https://cdn.example.com/a/course.mp4')).toBe("'self' https://cdn.example.com");
  });

  it('allows exactly the inline scripts that it holds', async () => {
    const policy = (await loadPages(folder, settings)).get('index.html')?.policy ?? '';
    const hash = createHash('sha256').update('run()').digest('base64');
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
  });

  it('allows the tag in the policy for pages that may load it, and nowhere else', async () => {
    const page = (await loadPages(folder, settings)).get('index.html');
    expect(page?.policy).not.toContain('google');
    expect(page?.policyWithTag).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
  });

  it('is the same page in every encoding', async () => {
    const bodies = (await loadPages(folder, settings)).get('index.html')?.bodies;
    const plain = bodies?.identity.toString();
    expect(gunzipSync(bodies?.gzip ?? Buffer.alloc(0)).toString()).toBe(plain);
    expect(brotliDecompressSync(bodies?.br ?? Buffer.alloc(0)).toString()).toBe(plain);
  });
});
