import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Config } from '../../kernel/config/config.ts';
import { builtInWriter } from './built-in-writer/built-in-writer.ts';
import type { Writer } from './writers/report-writer.ts';
import { type Patience, sdkWriter } from './writers/sdk-writer.ts';

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
  readonly patience?: Patience;
}

export function openAiWriter({ url, model, key, patience }: Provider): Writer {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: url.replace(/\/+$/, ''),
    ...(key && { apiKey: key }),
  });
  const about = { kind: 'openai-compatible', host: new URL(url).host, model, version: model } as const;
  return sdkWriter({ about, model: provider(model), ...(patience && { patience }) });
}

export function anthropicWriter({ url, model, key = '', patience }: Provider): Writer {
  const provider = createAnthropic({ apiKey: key, baseURL: url });
  const about = { kind: 'anthropic', host: new URL(url).host, model, version: model } as const;
  return sdkWriter({ about, model: provider(model), ...(patience && { patience }) });
}
