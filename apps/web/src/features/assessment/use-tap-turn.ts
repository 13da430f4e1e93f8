import { useEffect, useRef } from 'react';
import type { Opened } from './respondent-screen.ts';

/** Milliseconds to see what was chosen, and to choose something else instead. */
const seen = 300;
/** A tap that follows a turn so closely was meant for the page before: no eye and no hand is as quick. */
const unread = 250;

/**
 * One tap a question: the one that answers the last open question of a page turns it. Arrow keys choose on their way
 * through the options, and a page that was answered before is being looked at, so neither turns anything.
 */
export function useTapTurn({ at, hasCaughtUp }: Pick<Opened, 'at' | 'hasCaughtUp'>, turn: () => void) {
  const isTap = useRef(false);
  const isDue = useRef(false);
  const turnsItself = useRef(false);
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each page anew.
  useEffect(() => {
    isDue.current = false;
    // Someone who went back did so to look; nobody has turned a page that caught up with another window.
    if (!turnsItself.current) turnedAt.current = hasCaughtUp ? performance.now() : Number.NEGATIVE_INFINITY;
    turnsItself.current = false;
    return stop;
  }, [at]);

  function turnNow(): void {
    turnsItself.current = true;
    turnedAt.current = performance.now();
    turn();
  }
  function plan(): void {
    stop();
    if (isDue.current) timer.current = setTimeout(turnNow, seen);
  }
  return {
    onPointerDown(): void {
      isTap.current = true;
      stop();
    },
    /** A second tap on what is chosen already changes nothing, and the page still turns. */
    onClick: plan,
    onKeyDown(): void {
      isTap.current = false;
      stop();
    },
    isTap: () => isTap.current,
    isUnread: () => isTap.current && performance.now() - turnedAt.current < unread,
    /** `isLast`: no question of the page is open any more, and this one was. */
    chosen(isLast: boolean): void {
      isDue.current = isTap.current && (isDue.current || isLast);
      plan();
    },
  };
}
