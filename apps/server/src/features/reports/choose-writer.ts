import type { Config } from '../../kernel/config/config.ts';
import { builtInWriter } from './built-in-writer/built-in-writer.ts';
import type { Writer } from './writers/report-writer.ts';
import type { Patience, SdkModel } from './writers/sdk-writer.ts';

/** Used where only ANTHROPIC_API_KEY is set. */
const anthropicModel = 'claude-sonnet-5-5';
const anthropicUrl = 'https://api.anthropic.com/v1';

export type WriterSettings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'ANTHROPIC_API_KEY'>;

/** An OpenAI-compatible server where one is set, else Anthropic's, else the writer that needs nobody. */
export function chooseWriter(settings: WriterSettings): Writer {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, ANTHROPIC_API_KEY } = settings;
  if (AI_BASE_URL !== undefined && AI_MODEL !== undefined) {
    return openAiWriter({ url: AI_BASE_URL, model: AI_MODEL, ...(AI_API_KEY && { key: AI_API_KEY }) });
  }
  if (ANTHROPIC_API_KEY !== undefined) {
    return anthropicWriter({ url: anthropicUrl, model: AI_MODEL ?? anthropicModel, key: ANTHROPIC_API_KEY });
  }
  return builtInWriter;
}

interface Provider {
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  readonly patience?: Patience | undefined;
}

export function openAiWriter({ url, model, key, patience }: Provider): Writer {
  return providerWriter('openai-compatible', { url, model, patience }, async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const baseURL = url.replace(/\/+$/, '');
    return createOpenAICompatible({ name: 'openai-compatible', baseURL, ...(key && { apiKey: key }) })(model);
  });
}

export function anthropicWriter({ url, model, key = '', patience }: Provider): Writer {
  return providerWriter('anthropic', { url, model, patience }, async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: key, baseURL: url })(model);
  });
}

/** The SDK and what it stands on weigh some 15 MB of memory, so they are loaded with the first draft. */
function providerWriter(
  kind: 'openai-compatible' | 'anthropic',
  { url, model, patience }: Omit<Provider, 'key'>,
  open: () => Promise<SdkModel>,
): Writer {
  const about = { kind, host: new URL(url).host, model, version: model };
  return {
    about,
    async *write(task, signal) {
      const [{ writeWithSdk }, opened] = await Promise.all([import('./writers/sdk-writer.ts'), open()]);
      yield* writeWithSdk({ host: about.host, model: opened, ...(patience && { patience }) }, task, signal);
    },
  };
}
