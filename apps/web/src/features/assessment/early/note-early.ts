/** What is done on a page between its paint and its scripts. */
export interface EarlyNotes {
  /** When each radio button was last chosen, by its name and value. */
  readonly chosenAt: Record<string, number>;
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  readonly stop: () => void;
}

/**
 * Notes what is tapped until the page's scripts are there, and runs them once the page has been painted: people read
 * meanwhile. It stands in the page itself, so that it is there before anything can be tapped; it brings nothing along,
 * and the build writes it down as it stands. What a browser keeps by itself, as the chosen answers, is left to it.
 */
export function noteEarly(script: string): void {
  const notes: EarlyNotes = {
    chosenAt: {},
    pressed: null,
    stop() {
      removeEventListener('change', note, true);
      removeEventListener('click', press, true);
    },
  };
  function note({ target, timeStamp }: Event) {
    if (target instanceof HTMLInputElement) notes.chosenAt[`${target.name}=${target.value}`] = timeStamp;
  }
  function press(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    notes.pressed?.removeAttribute('data-pressed');
    notes.pressed = button;
    button.dataset.pressed = '';
  }
  addEventListener('change', note, true);
  addEventListener('click', press, true);
  window.earlyNotes = notes;
  // A module that is there already does not run twice; one that did not arrive is asked for once more.
  const load = () => void import(script).catch(() => undefined);
  const run = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  };
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  setTimeout(run, 3000);
}
