import { getCultureVersion } from '@fourfold/contract/calls';
import type { CultureEvent } from '@fourfold/contract/schemas';
import { cultureEventsPath, replacedEvent } from '@fourfold/contract/words';
import { useCallback, useEffect, useState } from 'react';
import { call, willPass } from '../../lib/api.ts';
import { useSession } from '../session/use-session.ts';
import { followFigures, type Parts } from './follow-figures.ts';
import { readEvent } from './live-event.ts';

export interface Live {
  /** Moves on whenever the figures have. */
  readonly tick: number;
  /** How many answers the newest figures hold; null until the server has said so. */
  readonly answered: number | null;
  /** Whether they hold more than when the page was opened. */
  readonly grown: boolean;
  readonly refresh: () => void;
}

/**
 * New answers while the page is open. The browser connects again by itself when the line breaks. A hidden tab lets go
 * of its line, because a browser has only six to one server, and hears what it missed when it is looked at again.
 */
export function useLive(): Live {
  const [live, setLive] = useState<Omit<Live, 'refresh'>>({ tick: 0, answered: null, grown: false });
  const session = useSession();
  // The line would be that of the organisation in which another tab works now.
  const isOutdated = session.state === 'user' && session.outdated !== false;
  useEffect(() => {
    // What was refused meanwhile is asked for again.
    if (isOutdated) return () => setLive((now) => ({ ...now, tick: now.tick + 1 }));
    let known: string | null = null;
    function hear(event: CultureEvent) {
      if (event.version === known) return;
      // The very first one says where the figures stand, not that they have moved.
      const moved = known !== null;
      known = event.version;
      setLive(({ tick, answered, grown }) => ({
        tick: moved ? tick + 1 : tick,
        answered: event.answered,
        grown: answered === event.answered ? grown : answered !== null && event.answered > answered,
      }));
    }
    const figures = followFigures({ open, ask, hear });
    const look = () => (document.hidden ? figures.stop() : figures.start());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      figures.stop();
    };
  }, [isOutdated]);
  return { ...live, refresh: useCallback(() => setLive((now) => ({ ...now, tick: now.tick + 1 })), []) };
}

const open: Parts['open'] = ({ onEvent, onReplaced, onRefused }) => {
  const line = new EventSource(cultureEventsPath);
  line.addEventListener('culture', ({ data }: MessageEvent<string>) => {
    const event = readEvent(data);
    if (event !== null) onEvent(event);
  });
  line.addEventListener(replacedEvent, onReplaced);
  // A line that breaks is opened again by the browser; one that was answered with a refusal is not.
  line.addEventListener('error', () => {
    if (line.readyState === EventSource.CLOSED) onRefused();
  });
  return line;
};

const ask: Parts['ask'] = async () => {
  try {
    return await call(getCultureVersion, {});
  } catch (error) {
    return willPass(error) ? 'later' : 'over';
  }
};
