import { cultureEventsPath } from '@fourfold/contract';
import { useEffect, useState } from 'react';
import { readEvent } from './live-event.ts';

export interface Live {
  /** Moves on whenever the figures have. */
  readonly tick: number;
  /** How many answers the newest figures hold; null until something has moved. */
  readonly answered: number | null;
}

/** New answers while the page is open. The browser connects again by itself when the line breaks. */
export function useLive(): Live {
  const [live, setLive] = useState<Live>({ tick: 0, answered: null });
  useEffect(() => {
    const source = new EventSource(cultureEventsPath);
    let known: string | null = null;
    source.addEventListener('culture', ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event === null || event.version === known) return;
      // The first one says where the figures stand, not that they have moved.
      const moved = known !== null;
      known = event.version;
      if (moved) setLive(({ tick }) => ({ tick: tick + 1, answered: event.answered }));
    });
    return () => source.close();
  }, []);
  return live;
}
