import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOffline } from './answer-offline.ts';

const link = 'https://example.com/survey/responses/r1?e=1&s=own';
const other = 'https://example.com/survey/responses/r1?e=1&s=other';
const patience = 4000;
const network = vi.fn<() => Promise<Response>>();
let answer: (url: string, mode?: string) => Promise<string> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  const worker = new EventTarget();
  vi.stubGlobal('self', worker);
  vi.stubGlobal('fetch', network);
  const kept = new Map([
    ['/survey/responses/r1?e=1&s=own', 'kept'],
    ['https://example.com/assets/a.js', 'kept script'],
  ]);
  vi.stubGlobal('caches', {
    match: async (name: string) => (kept.has(name) ? new Response(kept.get(name)) : undefined),
  });
  answerOffline(patience);
  answer = (url, mode = 'navigate') => {
    let answered: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answered = given;
    };
    const request = { url, mode, method: 'GET' };
    worker.dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith }));
    return answered?.then((given) => given.text());
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('brings the page from the network where there is one, also with what was added to the address', async () => {
  network.mockImplementation(async () => new Response('fresh'));
  expect(await answer(link)).toBe('fresh');
  network.mockRejectedValue(new TypeError('away'));
  expect(await answer(`${link}&utm_source=mail`)).toBe('kept');
});

it('brings what was kept where the network fails, answers for the server, or says nothing for a while', async () => {
  network.mockImplementation(async () => new Response('proxy', { status: 502 }));
  expect(await answer(link)).toBe('kept');
  network.mockReturnValue(new Promise(() => undefined));
  const late = answer(link);
  await vi.advanceTimersByTimeAsync(patience);
  expect(await late).toBe('kept');
});

it('shows nobody with another link what was kept for this one', async () => {
  network.mockRejectedValue(new TypeError('away'));
  await expect(answer(other)).rejects.toThrow('away');
});

it('takes files from the device, and leaves calls alone', async () => {
  network.mockRejectedValue(new TypeError('away'));
  expect(await answer('https://example.com/assets/a.js', 'cors')).toBe('kept script');
  expect(answer('https://example.com/api/survey/responses/r1/questions', 'cors')).toBeUndefined();
});
