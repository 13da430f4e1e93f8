import { setTimeout as sleep } from 'node:timers/promises';
import { apiAt } from './api.ts';
import { keepSaving, lostAnswers, type Writer } from './writers.ts';

/** People who answer through everything, and what they were told when it failed. */
export function startLoad(url: string, writers: readonly Writer[], pauseMs = 20) {
  const ending = new AbortController();
  /** How often each refusal was seen, by status and sentence. */
  const refusals = new Map<string, number>();
  const onFailure = ({ message, cause }: Error) => {
    const text = refusalIn(message, cause);
    refusals.set(text, (refusals.get(text) ?? 0) + 1);
  };
  const saving = writers.map((writer) =>
    keepSaving(apiAt(url), writer, { signal: ending.signal, onFailure, pauseMs }),
  );
  const saves = () => writers.reduce((sum, writer) => sum + writer.saves, 0);
  return {
    refusals,
    saves,
    /** Waits until so many more saves were acknowledged; answers after how many ms, or null when they do not come. */
    async more(wanted: number, withinMs: number): Promise<number | null> {
      const [began, before] = [performance.now(), saves()];
      while (saves() < before + wanted) {
        if (performance.now() - began > withinMs) return null;
        await sleep(20);
      }
      return Math.round(performance.now() - began);
    },
    async end(): Promise<void> {
      ending.abort();
      await Promise.all(saving);
    },
    async lost(at = url): Promise<string[]> {
      return (await Promise.all(writers.map((writer) => lostAnswers(apiAt(at), writer)))).flat();
    },
  };
}

/** What is said of an answer whose head came and whose body did not. */
export const cutHalfWay = 'an answer cut half way';

function refusalIn(message: string, cause: unknown): string {
  const said = /: (\d{3}) (.*)/s.exec(message);
  if (said !== null) return `${said[1]} ${sentenceIn(said[2] ?? '')}`;
  // So says fetch while it reads the body; what fails before the head came has failed as a whole.
  if (message === 'terminated') return cutHalfWay;
  return `no answer (${(cause as { code?: string })?.code ?? message})`;
}

function sentenceIn(body: string): string {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? body;
  } catch {
    return body.slice(0, 80);
  }
}
