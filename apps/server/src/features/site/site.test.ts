import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

let folder: string;
let app: FastifyInstance;
const script = 'export const answer = 42;\n'.repeat(100);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, 'client', file)), { recursive: true });
    writeFileSync(path.join(folder, 'client', file), content);
  };
  for (const file of [
    'index.html',
    'shells/survey/respondents/responseId.html',
    'shells/dashboard.html',
    'page-not-found/index.html',
    'auth/login/index.html',
  ]) {
    write(file, `<p>${file}</p>`);
  }
  write('assets/a-1.js', script);
  write('assets/a-1.js.br', brotliCompressSync(script));
  write('assets/a-1.js.gz', gzipSync(script));
  write('respondent-worker.js', script);
  write('film.mp4', Buffer.alloc(1000, 7));
  write('../server/respondent.js', 'export const draw = () => "";');
  app = (await createTestApp({}, undefined, { siteFolder: folder })).app;
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the site', () => {
  it('answers an address that cannot be decoded like any other that does not exist', async () => {
    for (const url of [
      '/%zz',
      '/%',
      '/%ff?a=%zz',
      '/auth%2flogin',
      '/auth%5Clogin',
      '/..%2f..%2fetc%2fpasswd',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, '<p>page-not-found/index.html</p>']);
      expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-request-id': expect.any(String) });
    }
    expect((await get('/api/%zz')).json()).toMatchObject({ code: 'not_found' });
    expect((await get('/api/a%2Fb')).json()).toMatchObject({ code: 'not_found' });
    expect((await get('/auth/login')).statusCode).toBe(200);
  });

  it('leads on from an address that people shorten', async () => {
    const answer = await get('/login');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/auth/login']);
  });

  it('answers an address of the application with the shell of that page', async () => {
    for (const [url, shell] of [
      ['/survey/respondents/6f1c1f0e-1111-4111-8111-111111111111?e=1&s=x', 'survey/respondents/responseId'],
      ['/dashboard', 'dashboard'],
    ]) {
      const answer = await get(url ?? '');
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, `<p>shells/${shell}.html</p>`]);
    }
    expect((await get('/shells/dashboard.html')).statusCode).toBe(404);
  });

  it('compresses as the client asks, pages and files alike', async () => {
    for (const url of ['/', '/assets/a-1.js']) {
      const encoding = async (header: string) =>
        (await get(url, { 'accept-encoding': header })).headers['content-encoding'] ?? 'identity';
      expect(await encoding('gzip, br')).toBe('br');
      expect(await encoding('br;q=0, gzip')).toBe('gzip');
      expect(await encoding('br;q=0, gzip;q=0')).toBe('identity');
    }
    const answer = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      vary: 'accept-encoding',
    });
  });

  it('answers HEAD as GET without the body, and parts of a film', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/auth/login' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '28']);
    expect((await app.inject({ method: 'HEAD', url: '/nothing' })).statusCode).toBe(404);
    const part = await get('/film.mp4', { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      'bytes 10-19/1000',
      10,
    ]);
    expect((await get('/film.mp4', { range: 'bytes=5000-' })).statusCode).toBe(416);
  });

  it('goes on with its own pages while another build takes their place', async () => {
    const before = await get('/auth/login');
    writeFileSync(path.join(folder, 'client/auth/login/index.html'), '<p>another build</p>');
    writeFileSync(path.join(folder, 'client/assets/b-2.js'), script);
    expect((await get('/auth/login')).body).toBe(before.body);
    expect((await get('/assets/a-1.js')).body).toBe(script);
    // A page of the new build, from another node, finds its files here too.
    expect((await get('/assets/b-2.js')).body).toBe(script);
    const again = { 'if-none-match': String(before.headers.etag) };
    expect((await get('/auth/login', again)).statusCode).toBe(304);
  });

  it('tells "not in this way" from "no such thing"', async () => {
    const ask = async (method: 'POST' | 'DELETE' | 'PUT' | 'GET', url: string) => {
      const { statusCode, headers } = await app.inject({ method, url });
      return [statusCode, headers.allow];
    };
    expect(await ask('POST', '/auth/login')).toEqual([405, 'GET, HEAD']);
    expect(await ask('DELETE', '/')).toEqual([405, 'GET, HEAD, POST']);
    expect(await ask('PUT', '/api/leads')).toEqual([405, expect.stringContaining('POST')]);
    expect(await ask('DELETE', '/healthz')).toEqual([405, 'GET, HEAD']);
    expect(await ask('POST', '/nothing')).toEqual([404, undefined]);
    expect(await ask('POST', '/api/nothing')).toEqual([404, undefined]);
  });

  it('lets the respondent’s worker ask for our own files, and nothing else', async () => {
    const { statusCode, headers } = await get('/respondent-worker.js');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    expect((await get('/assets/a-1.js')).headers['content-security-policy']).not.toContain('connect-src');
  });

  it('lets nothing be kept on the way but what says so', async () => {
    const kept = async (url: string, method: 'GET' | 'POST' = 'GET') =>
      (await app.inject({ url, method })).headers['cache-control'];
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/film.mp4')).toBe('public, max-age=3600');
    expect(await kept('/api/nothing')).toBe('no-store');
    expect(await kept('/api/leads', 'POST')).toBe('no-store');
    expect(await kept('/healthz')).toBe('no-store');
    expect(await kept('/auth/login', 'POST')).toBe('no-store');
  });
});
