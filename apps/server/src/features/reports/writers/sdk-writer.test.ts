import { describe, expect, it } from 'vitest';
import { startModelServer } from '../../../testing/model-server.ts';
import { emptyBasis } from '../../../testing/report-basis.ts';
import { anthropicWriter, chooseWriter, openAiWriter } from '../choose-writer.ts';
import type { Writer } from './report-writer.ts';
import { usualPatience } from './sdk-writer.ts';

const basis = {
  ...emptyBasis,
  otherNames: ['Hugo'],
};
const patience = { ...usualPatience, chunkMs: 300, firstChunkMs: 4000 };

async function run(writer: Writer, signal = new AbortController().signal, onText = () => {}) {
  let [text, version] = ['', ''];
  try {
    for await (const written of writer.write({ prompt: 'Write for Rosa.', basis }, signal)) {
      if ('text' in written) {
        text += written.text;
        onText();
      } else version = written.version;
    }
    return { text, version, error: null };
  } catch (error) {
    return { text, version, error: (error as Error).message };
  }
}

describe.each([
  ['an OpenAI-compatible server', 'openai'],
  ['Anthropic’s', 'anthropic'],
] as const)('%s', async (_name, protocol) => {
  const server = await startModelServer(protocol);
  const host = new URL(server.url).host;
  const make = protocol === 'openai' ? openAiWriter : anthropicWriter;
  const writer = make({ url: server.url, model: 'asked-model', key: 'sk-secret', patience });

  it('streams the text and says which model wrote it', async () => {
    server.replies = [{ pieces: ['Dear ', 'Rosa,', ' hello.'] }];
    expect(await run(writer)).toEqual({ text: 'Dear Rosa, hello.', version: 'served-model-7', error: null });
  });

  it('is sent the prompt and nothing else about anybody', async () => {
    server.replies = [{ pieces: ['Yes.'] }];
    await run(writer);
    const { body, headers } = server.requests.at(-1) ?? { body: {}, headers: {} };
    const { messages, system, tools } = body as { messages: unknown[]; system?: unknown; tools?: unknown };
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages)).toContain('Write for Rosa.');
    expect([system, tools]).toEqual([undefined, undefined]);
    expect(JSON.stringify(body)).not.toMatch(/Respondent|Acme|Hugo/);
    expect(JSON.stringify(headers)).toContain('sk-secret');
  });

  it('tries again when it is told to wait, and then succeeds', async () => {
    const before = server.requests.length;
    server.replies = [
      { status: 429, headers: { 'retry-after-ms': '20' } },
      { status: 503, headers: { 'retry-after': '0' } },
      { pieces: ['At last.'] },
    ];
    expect(await run(writer)).toMatchObject({ text: 'At last.', error: null });
    expect(server.requests.length - before).toBe(3);
  });

  it('says that it is busy or down when trying again did not help, without what it said', async () => {
    server.replies = [{ status: 429, headers: { 'retry-after-ms': '1' } }];
    expect(await run(writer)).toMatchObject({
      error: `${host} is not taking any more requests at the moment. Please try again later.`,
    });
    server.replies = [{ status: 500, headers: { 'retry-after-ms': '1' } }];
    expect((await run(writer)).error).toBe(`${host} is down (status 500).`);
  });

  it('does not try again with a key that is refused', async () => {
    const before = server.requests.length;
    server.replies = [{ status: 401 }];
    expect((await run(writer)).error).toContain('does not accept this server’s key');
    expect(server.requests.length - before).toBe(1);
  });

  it('keeps what came before the connection broke off', async () => {
    server.replies = [{ pieces: ['Half a '], end: 'cut' }];
    expect(await run(writer)).toMatchObject({
      text: 'Half a ',
      error: `The connection to ${host} was lost.`,
    });
  });

  it('does not wait for a stream that has stalled', async () => {
    server.replies = [{ pieces: ['And then '], end: 'stall' }];
    expect(await run(writer)).toMatchObject({ text: 'And then ', error: `${host} stopped answering.` });
  });

  it('stops when it is told to', async () => {
    server.replies = [{ pieces: ['And then '], end: 'stall' }];
    const patient = make({ url: server.url, model: 'asked-model', key: 'k' });
    const controller = new AbortController();
    const { text, error } = await run(patient, controller.signal, () => controller.abort('stopped'));
    expect(text).toBe('And then ');
    expect(error).not.toBeNull();
  });
});

describe('a provider that is not there', () => {
  it('cannot be reached', async () => {
    const writer = openAiWriter({
      url: 'http://127.0.0.1:9/v1',
      model: 'm',
      patience: { ...patience, retries: 0 },
    });
    expect((await run(writer)).error).toMatch(/^127\.0\.0\.1:9 (cannot be reached|stopped answering)\.$/);
  });
});

describe('the writer', () => {
  it('is the one that the settings name, else the built-in one', () => {
    const about = (settings: Parameters<typeof chooseWriter>[0]) => chooseWriter(settings).about;
    expect(about({})).toMatchObject({ kind: 'built-in', host: null });
    expect(about({ ANTHROPIC_API_KEY: 'k' })).toMatchObject({ kind: 'anthropic', host: 'api.anthropic.com' });
    expect(
      about({ ANTHROPIC_API_KEY: 'k', AI_BASE_URL: 'https://models.example/v1/', AI_MODEL: 'm' }),
    ).toMatchObject({ kind: 'openai-compatible', host: 'models.example', model: 'm' });
  });
});
