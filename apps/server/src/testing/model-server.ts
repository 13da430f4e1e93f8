import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { judgeTask } from '../features/reports/check/judge/judge-prompt.ts';
import { answerFor } from './judge-answers.ts';

/** What the next request gets: pieces of text, and how it ends; or a status. */
export type Reply =
  | { readonly pieces: readonly string[]; readonly end?: 'done' | 'cut' | 'stall' }
  | { readonly status: number; readonly headers?: Record<string, string> };

interface Sent {
  readonly body: unknown;
  readonly headers: IncomingMessage['headers'];
}

export interface ModelServer {
  readonly url: string;
  /** Of every request for a text: what was sent, with its headers. */
  readonly requests: Sent[];
  /** In this order; the last one stays. */
  replies: Reply[];
  /** The prompts of second readings. */
  readonly readings: { readonly model: string; readonly prompt: string }[];
  /** What is answered to one: that no sentence is about anything, unless a test says otherwise. */
  read: (prompt: string) => Reply;
}

export const readsNothing: ModelServer['read'] = (prompt) => ({ pieces: [answerFor(prompt, () => null)] });

/** A real server that speaks a provider's protocol as its documentation gives it, misbehaviour included. */
export async function startModelServer(protocol: 'openai' | 'anthropic'): Promise<ModelServer> {
  const known: ModelServer = { url: '', requests: [], replies: [], readings: [], read: readsNothing };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    const prompt = promptIn(body);
    if (prompt.startsWith(judgeTask)) {
      known.readings.push({ model: body.model, prompt });
      await answer(response, known.read(prompt), protocols[protocol]);
      return;
    }
    known.requests.push({ body, headers: request.headers });
    const reply = known.replies.length > 1 ? known.replies.shift() : known.replies[0];
    await answer(response, reply ?? { pieces: ['Nothing was scripted.'] }, protocols[protocol]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(known, { url: `http://127.0.0.1:${port}/v1` });
}

/** A message is a text or a list of parts. */
function promptIn({ messages }: { messages: { content: string | { text: string }[] }[] }): string {
  const content = messages[0]?.content ?? '';
  return typeof content === 'string' ? content : content.map((part) => part.text).join('');
}

interface Protocol {
  readonly start: readonly string[];
  readonly piece: (words: string) => string;
  readonly end: readonly string[];
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;
const chunk = (delta: object, finish_reason: string | null = null) =>
  data({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'served-model-7',
    choices: [{ index: 0, delta, finish_reason }],
  });

const protocols: Record<'openai' | 'anthropic', Protocol> = {
  openai: {
    start: [chunk({ role: 'assistant', content: '' })],
    piece: (content) => chunk({ content }),
    end: [chunk({}, 'stop'), 'data: [DONE]\n\n'],
  },
  anthropic: {
    start: [
      event({
        type: 'message_start',
        message: {
          id: 'm1',
          type: 'message',
          role: 'assistant',
          model: 'served-model-7',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      } as { type: string }),
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as {
        type: string;
      }),
    ],
    piece: (words) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: words } } as {
        type: string;
      }),
    end: [
      event({ type: 'content_block_stop', index: 0 } as { type: string }),
      event({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } } as {
        type: string;
      }),
      event({ type: 'message_stop' }),
    ],
  },
};

async function answer(response: ServerResponse, reply: Reply, protocol: Protocol): Promise<void> {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify({ type: 'error', error: { type: 'error', message: 'secret details' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const part of protocol.start) response.write(part);
  for (const words of reply.pieces) {
    response.write(protocol.piece(words));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (reply.end === 'stall') return;
  if (reply.end === 'cut') {
    response.destroy();
    return;
  }
  for (const part of protocol.end) response.write(part);
  response.end();
}
