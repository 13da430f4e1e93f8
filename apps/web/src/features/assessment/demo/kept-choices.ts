import type { DemoChoices, DemoQuestion } from './demo-data.ts';

const name = 'demo-answers';

/** What was chosen in this tab, as far as it still answers a question. It goes with the tab. */
export function readChoices(questions: readonly DemoQuestion[]): DemoChoices {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(name) ?? '{}')) ?? {};
  const known = questions.filter(({ id, options }) => options.some(({ key }) => key === stored[id]));
  return Object.fromEntries(known.map(({ id }) => [id, String(stored[id])]));
}

export const writeChoices = (choices: DemoChoices): void =>
  void attempt(() => sessionStorage.setItem(name, JSON.stringify(choices)));

/** Storage may be switched off, or hold what an earlier version wrote. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
