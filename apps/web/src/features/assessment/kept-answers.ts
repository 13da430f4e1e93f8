import type { AnswerItem } from '@fourfold/contract/schemas';
import type { Details } from './respondent-screen.ts';

/** Answers that the server has not confirmed yet, by question: they outlive a reload and a closed tab. */
export interface KeptAnswers {
  /** Those of every tab, which this one takes over. */
  read: () => AnswerItem[];
  /** Those of this tab. */
  write: (answers: readonly AnswerItem[]) => void;
  /** The details as they were typed last in any tab, until they are submitted. */
  readTyped: () => Partial<Details>;
  writeTyped: (details: Partial<Details>) => void;
  /** Those of every tab, for good, and the details with them. */
  clear: () => void;
}

interface Holder {
  /** Of the link. Its first letters tell it from any other link to the same response. */
  readonly signature: string;
  /** Someone who holds a copied link finds what was chosen through that link, and nothing else. */
  readonly isPerson: boolean;
}

/** Every tab writes under a name of its own, so that one which has saved its answers takes no other's away. */
export function keptAnswers(
  responseId: string,
  { signature, isPerson }: Holder,
  tab = String(Math.random()).slice(2),
): KeptAnswers {
  const all = `answers:${responseId}`;
  const byLink = `${all}:${signature.slice(0, 12)}`;
  const own = `${byLink}:${tab}`;
  const below = isPerson ? all : byLink;
  const typed = below.replace('answers:', 'details:');
  const names = (start = below) =>
    attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(start))) ?? [];
  const write = (answers: readonly AnswerItem[]) =>
    attempt(() => {
      if (answers.length === 0) localStorage.removeItem(own);
      else localStorage.setItem(own, JSON.stringify(answers));
      return true;
    });
  return {
    read() {
      const found = names();
      const latest = latestOf(found.flatMap((name) => attempt(() => readItems(name)) ?? []));
      if (write(latest)) for (const name of found) if (name !== own) localStorage.removeItem(name);
      return latest;
    },
    write,
    readTyped: () => attempt(() => JSON.parse(localStorage.getItem(typed) ?? '{}')) ?? {},
    writeTyped: (details) =>
      void attempt(() => {
        if (Object.keys(details).length === 0) localStorage.removeItem(typed);
        else localStorage.setItem(typed, JSON.stringify(details));
      }),
    clear() {
      for (const name of [...names(), ...names(typed)]) localStorage.removeItem(name);
    },
  };
}

/** One that an earlier version has kept does not say when it was chosen: it fills a gap, and replaces nothing. */
const readItems = (name: string) =>
  (JSON.parse(localStorage.getItem(name) ?? '[]') as AnswerItem[]).map((item) => ({
    chosen_at: new Date(0).toISOString(),
    ...item,
  }));

function latestOf(answers: readonly AnswerItem[]): AnswerItem[] {
  const latest = new Map<number, AnswerItem>();
  for (const answer of answers) {
    const other = latest.get(answer.question_id);
    if (other === undefined || (answer.chosen_at ?? '') >= (other.chosen_at ?? '')) {
      latest.set(answer.question_id, answer);
    }
  }
  return [...latest.values()];
}

/** Storage may be switched off or full; then the page alone keeps them. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
