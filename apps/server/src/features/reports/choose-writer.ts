import type { Config } from '../../kernel/config/config.ts';
import { builtInWriter } from './built-in-writer/built-in-writer.ts';
import type { Provider, Writer } from './writers/report-writer.ts';
import type { Patience, SdkModel } from './writers/sdk-writer.ts';

/** Used where only ANTHROPIC_API_KEY is set. */
const anthropicModel = 'claude-sonnet-5-5';
const anthropicUrl = 'https://api.anthropic.com/v1';

export type WriterSettings = Pick<
  Config,
  'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_JUDGE_MODEL' | 'ANTHROPIC_API_KEY'
>;

/** Who writes drafts: a provider where one is set, else the writer that needs nobody. */
export const chooseWriter = (settings: WriterSettings): Writer => openProvider(settings) ?? builtInWriter;

/**
 * How long a draft waits for its second reading. A reader has little to write, so we don't wait longer than this for a
 * provider.
 */
const judgePatience: Patience = { firstChunkMs: 40_000, chunkMs: 15_000, totalMs: 60_000, retries: 1 };

/** Who reads drafts a second time: the same provider, with a model of its own where one is set. */
export const chooseJudge = (settings: WriterSettings): Provider | null =>
  openProvider({ ...settings, AI_MODEL: settings.AI_JUDGE_MODEL ?? settings.AI_MODEL }, judgePatience);

/** An OpenAI-compatible server where one is set, else Anthropic's. */
function openProvider(settings: WriterSettings, patience?: Patience): Provider | null {
  const { AI_BASE_URL: url, AI_API_KEY, AI_MODEL: model, ANTHROPIC_API_KEY } = settings;
  if (url !== undefined && model !== undefined) {
    return openAiWriter({ url, model, patience, ...(AI_API_KEY && { key: AI_API_KEY }) });
  }
  if (ANTHROPIC_API_KEY !== undefined) {
    const key = ANTHROPIC_API_KEY;
    return anthropicWriter({ url: anthropicUrl, model: model ?? anthropicModel, key, patience });
  }
  return null;
}

/** Where drafts go that our own server does not write. */
export const outsideService = (settings: WriterSettings): string | null =>
  openProvider(settings)?.about.host ?? null;

interface Address {
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  readonly patience?: Patience | undefined;
}

export function openAiWriter({ url, model, key, patience }: Address): Provider {
  return providerWriter('openai-compatible', { url, model, patience }, async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const baseURL = url.replace(/\/+$/, '');
    return createOpenAICompatible({ name: 'openai-compatible', baseURL, ...(key && { apiKey: key }) })(model);
  });
}

export function anthropicWriter({ url, model, key = '', patience }: Address): Provider {
  return providerWriter('anthropic', { url, model, patience }, async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: key, baseURL: url })(model);
  });
}

/** The SDK and what it stands on weigh some 15 MB of memory, so they are loaded with the first draft. */
function providerWriter(
  kind: 'openai-compatible' | 'anthropic',
  { url, model, patience }: Omit<Address, 'key'>,
  open: () => Promise<SdkModel>,
): Provider {
  const { host } = new URL(url);
  async function* ask(prompt: string, signal: AbortSignal) {
    const [{ askSdk }, opened] = await Promise.all([import('./writers/sdk-writer.ts'), open()]);
    yield* askSdk({ host, model: opened, ...(patience && { patience }) }, prompt, signal);
  }
  const write: Writer['write'] = ({ prompt }, signal) => ask(prompt, signal);
  return { about: { kind, host, model, version: model }, ask, write };
}
