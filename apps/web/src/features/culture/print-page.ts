import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Told to what has not been drawn yet: it is about to be printed. */
const event = 'culture:print';
const longestMs = 20_000;

/** What was drawn for the printing may have parts of its own that are to be drawn. */
let isPrinting = false;

/** Calls what draws the rest of a page, when someone prints it. */
export function onPrint(draw: () => void): () => void {
  if (isPrinting) draw();
  // The browser's own way of printing waits for nothing: what has come already is opened at once.
  const drawNow = () => flushSync(draw);
  addEventListener(event, draw);
  addEventListener('beforeprint', drawNow);
  return () => {
    removeEventListener(event, draw);
    removeEventListener('beforeprint', drawNow);
  };
}

/** Prints the page once all of it stands there: a browser would not wait for what is still on its way. */
export async function printPage(): Promise<void> {
  isPrinting = true;
  dispatchEvent(new Event(event));
  const end = performance.now() + longestMs;
  do await new Promise((resolve) => setTimeout(resolve, 150));
  while (isWaiting() && performance.now() < end);
  isPrinting = false;
  window.print();
}

const isWaiting = () =>
  document.querySelector('main :is(.animate-wait, [aria-busy=true]:not(button))') !== null;

/** The keys that print do what the button does. */
export function usePrintKeys(): void {
  useEffect(() => {
    const onKeyDown = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'p' || !(pressed.ctrlKey || pressed.metaKey) || pressed.shiftKey || pressed.altKey)
        return;
      pressed.preventDefault();
      void printPage();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
