import { testKey } from '../open-test-app.ts';
import type { FuzzRequest } from './requests.ts';
import type { Answer } from './send.ts';
import type { World } from './world.ts';

const stack = /\n\s+at [^\n]+:\d+:\d+|node_modules\/|file:\/\/\/|\.ts:\d+:\d+/;
const database =
  /syntax error at or near|violates [a-z-]+ constraint|duplicate key value|invalid input syntax for|relation "\w+" does|column "\w+"|current transaction is aborted|pg_catalog|SASL|ECONNREFUSED/;
const ours = new Set(['token', 'csrf_token']);
/** Slower than this is a hang in the making: what it costs is one person's to spend, and everyone's to wait for. */
const slow = 10_000;

/** What is wrong with an answer; empty where nothing is. */
export function judge(request: FuzzRequest, answer: Answer, world: World): string[] {
  const { status, headers, body, ms } = answer;
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`answers ${status}`);
  if (ms > slow) wrong.push(`takes more than ${slow} ms`);
  if (stack.test(body) && !isPage(headers)) wrong.push('shows a stack or a path');
  if (database.test(body)) wrong.push('shows what the database said');
  for (const secret of [testKey, ...world.secrets]) {
    if (body.includes(secret) && !request.url.includes(secret)) wrong.push(`shows ${secret.slice(0, 12)}…`);
  }
  wrong.push(...wrongHeaders(headers));
  // What was too long to be read to its end may be cut off before its answer has arrived.
  const isCutOff = status === 413 && Object.keys(headers).length === 0;
  if (status >= 400 && request.url.startsWith('/api/') && !isCutOff && !says(body, request, status)) {
    wrong.push(`answers ${status} without a message`);
  }
  return wrong;
}

const isPage = (headers: Answer['headers']) =>
  /text\/html|javascript|openapi/.test(headers['content-type'] ?? '');

function wrongHeaders(headers: Answer['headers']): string[] {
  const wrong: string[] = [];
  for (const cookie of headers['set-cookie'] ?? []) {
    if (!ours.has(cookie.split('=', 1)[0] ?? '')) wrong.push('sets a cookie that is not ours');
  }
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) wrong.push(`leads to ${location}`);
  if (headers['x-content-type-options'] !== 'nosniff' && headers['x-request-id'] !== undefined) {
    wrong.push('lets the browser guess the type');
  }
  if (headers['access-control-allow-origin'] !== undefined) wrong.push('lets another origin read');
  return wrong;
}

/** A HEAD has no body, and what Node's own parser refuses never reaches us. */
function says(body: string, { method }: FuzzRequest, status: number): boolean {
  if (method === 'HEAD' || status === 431 || status === 400 || status === 417) return true;
  try {
    const { message } = JSON.parse(body);
    return typeof message === 'string' && message.length > 0;
  } catch {
    return false;
  }
}

/** What is wrong with the log: a fault that nobody foresaw, or something personal. */
export function judgeLog(log: string, texts: readonly string[]): string[] {
  const wrong: string[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    const { level, msg, err } = JSON.parse(line);
    if (level >= 50) wrong.push(`logs ${msg}: ${err?.message ?? ''} ${err?.stack?.split('\n')[0] ?? ''}`);
  }
  for (const text of [testKey, ...texts]) {
    if (text !== '' && log.includes(text)) wrong.push(`logs something personal: ${text.slice(0, 8)}…`);
  }
  return wrong;
}
