interface EarlyChoice {
  readonly questionId: number;
  readonly key: string;
  /** Milliseconds since the page was asked for. */
  readonly at: number | undefined;
}

interface Early {
  /** When the page could first be read; undefined where nobody knows. */
  readonly shownAt: number | undefined;
  /** In the order in which it was chosen. */
  readonly chosen: readonly EarlyChoice[];
  /** Presses the button that was pressed last, once more. */
  readonly press: () => void;
}

/** What was done before the scripts had come, once: nobody notes it any more, because from here on it is heard. */
export function takeEarly(): Early {
  const notes = window.earlyNotes;
  notes?.stop();
  delete window.earlyNotes;
  const { pressed = null, chosenAt = {} } = notes ?? {};
  delete pressed?.dataset.pressed;
  return {
    shownAt: notes && performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    chosen: notes === undefined ? [] : chosenNow(chosenAt),
    press: () => pressed?.click(),
  };
}

/** As the page shows it, whichever browser or restored page has brought it there. */
function chosenNow(chosenAt: Readonly<Record<string, number>>): readonly EarlyChoice[] {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[name^="question-"]:checked');
  return [...inputs]
    .filter((input) => !input.defaultChecked)
    .map(({ name, value }) => ({
      questionId: Number(name.slice('question-'.length)),
      key: value,
      at: chosenAt[`${name}=${value}`],
    }))
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
}
