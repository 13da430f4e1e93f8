import { sentence } from '@fourfold/words';
import { type LanguageModel, streamText } from 'ai';
import { brokenOff, explainFailure, silent } from './explain-failure.ts';
import { WritingFailed, type Written } from './report-writer.ts';

/** How long a provider may be silent, in milliseconds. */
export interface Patience {
  /** Until the first word; the waits of repeated tries count. */
  readonly firstChunkMs: number;
  /** Between words: longer than this, and the stream has stalled. */
  readonly chunkMs: number;
  readonly totalMs: number;
  /** Tries after the first when the provider is busy or down, each later than the last, or when it says (Retry-After). */
  readonly retries: number;
}

export const usualPatience: Patience = {
  firstChunkMs: 90_000,
  chunkMs: 30_000,
  totalMs: 300_000,
  retries: 3,
};

export type SdkModel = Exclude<LanguageModel, string>;

interface SdkParts {
  readonly host: string;
  readonly model: SdkModel;
  readonly patience?: Patience;
}

/**
 * A provider reached through the AI SDK. It is sent the prompt as the one message of a user: no system message, no
 * tools, no names, nothing that was not on the screen.
 */
export async function* askSdk(
  { host, model, patience = usualPatience }: SdkParts,
  prompt: string,
  signal: AbortSignal,
): AsyncGenerator<Written> {
  const { retries, ...timeout } = patience;
  // What it would warn about goes to the console, where nobody who runs this reads it.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { stream } = streamText({
    model,
    prompt,
    maxRetries: retries,
    abortSignal: signal,
    timeout,
    onError: () => undefined,
  });
  try {
    yield* read(stream, signal, host);
  } catch (error) {
    throw signal.aborted ? error : explainFailure(error, host);
  }
}

type Parts = ReturnType<typeof streamText>['stream'];

async function* read(stream: Parts, signal: AbortSignal, host: string): AsyncGenerator<Written> {
  let ended = false;
  for await (const part of stream) {
    if (part.type === 'text-delta') yield { text: part.text };
    else if (part.type === 'finish-step') yield { version: part.response.modelId };
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw stalled(signal, host);
    else if (part.type === 'finish') ended = isEnd(part.finishReason, host);
  }
  if (!ended) throw new WritingFailed(brokenOff({ host }));
}

const tooLong = sentence<{ host: string }>('The text is longer than {host} can write in one go.');
const unwilling = sentence<{ host: string }>('{host} declined to write this.');

function isEnd(reason: string, host: string): boolean {
  if (reason === 'length') throw new WritingFailed(tooLong({ host }));
  if (reason === 'content-filter') throw new WritingFailed(unwilling({ host }));
  return reason === 'stop';
}

/** The caller's own stop is no failure of the provider's. */
function stalled(signal: AbortSignal, host: string): Error {
  return signal.aborted ? new DOMException('Stopped', 'AbortError') : new WritingFailed(silent({ host }));
}
