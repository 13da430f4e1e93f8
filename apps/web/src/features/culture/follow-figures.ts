import type { CultureEvent } from '@fourfold/contract/schemas';

/** What a line to the server tells. */
interface LineEvents {
  readonly onEvent: (event: CultureEvent) => void;
  /** The server has closed it, because newer ones of the same person take its place. */
  readonly onReplaced: () => void;
  /** It was refused, and the browser does not try again by itself. */
  readonly onRefused: () => void;
}

export interface Parts {
  readonly open: (events: LineEvents) => { close: () => void };
  /** The same, asked for once; `over`: there is no use in asking again. */
  readonly ask: () => Promise<CultureEvent | 'later' | 'over'>;
  readonly hear: (event: CultureEvent) => void;
}

export const askEveryMs = 30_000;
/** A line that was refused is tried again after so many questions: the server may have been full, or away. */
export const questionsBetweenLines = 10;

/**
 * Hears of new figures by a line that stays open, and where there is none by asking now and then. A tab whose line was
 * closed for another one's sake leaves it at asking until it is looked at again: opened at once, the two would close each
 * other for ever.
 */
export function followFigures({ open, ask, hear }: Parts) {
  let line: { close: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers that arrive after the tab was hidden, or has a line again, are nobody's. */
  let turn = 0;

  function stop(): void {
    turn += 1;
    clearTimeout(timer);
    line?.close();
    line = null;
  }

  function start(): void {
    stop();
    const own = turn;
    const unlessPast = (act: () => void) => () => {
      if (own === turn) act();
    };
    line = open({
      onEvent: (event) => own === turn && hear(event),
      onReplaced: unlessPast(() => {
        stop();
        askLater(Number.POSITIVE_INFINITY);
      }),
      onRefused: unlessPast(() => {
        stop();
        // Whether someone is still signed in is better known at once.
        void askNow(questionsBetweenLines);
      }),
    });
  }

  function askLater(left: number): void {
    timer = setTimeout(() => (left > 0 ? void askNow(left) : start()), askEveryMs);
  }

  async function askNow(left: number): Promise<void> {
    const own = turn;
    const answer = await ask();
    if (own !== turn || answer === 'over') return;
    if (answer !== 'later') hear(answer);
    askLater(left - 1);
  }

  return { start, stop };
}
