import { cultureEventsPath } from '@fourfold/contract';
import { useCallback, useEffect, useState } from 'react';
import { readEvent } from './live-event.ts';

export interface Live {
  /** Moves on whenever the figures have. */
  readonly tick: number;
  /** How many answers the newest figures hold; null until the server has said so. */
  readonly answered: number | null;
  readonly refresh: () => void;
}

/**
 * New answers while the page is open. The browser connects again by itself when the line breaks. A hidden tab lets go
 * of its line, because a browser has only six to one server, and hears what it missed when it is looked at again.
 */
export function useLive(): Live {
  const [live, setLive] = useState<Omit<Live, 'refresh'>>({ tick: 0, answered: null });
  useEffect(() => {
    let known: string | null = null;
    let line: EventSource | null = null;
    function hear({ data }: MessageEvent<string>) {
      const event = readEvent(data);
      if (event === null || event.version === known) return;
      // The very first one says where the figures stand, not that they have moved.
      const moved = known !== null;
      known = event.version;
      setLive(({ tick }) => ({ tick: moved ? tick + 1 : tick, answered: event.answered }));
    }
    function connect() {
      line?.close();
      line = document.hidden ? null : new EventSource(cultureEventsPath);
      line?.addEventListener('culture', hear);
    }
    connect();
    document.addEventListener('visibilitychange', connect);
    return () => {
      document.removeEventListener('visibilitychange', connect);
      line?.close();
    };
  }, []);
  return { ...live, refresh: useCallback(() => setLive((now) => ({ ...now, tick: now.tick + 1 })), []) };
}
