import type { AnswerItem } from '@fourfold/contract';

/** Answers that the server has not confirmed yet, by question: they outlive a reload and a closed tab. */
export interface KeptAnswers {
  read: () => AnswerItem[];
  write: (answers: readonly AnswerItem[]) => void;
}

export function keptAnswers(responseId: string): KeptAnswers {
  const name = `answers:${responseId}`;
  return {
    read: () => attempt(() => JSON.parse(localStorage.getItem(name) ?? '[]') as AnswerItem[]) ?? [],
    write: (answers) => {
      attempt(() => {
        if (answers.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(answers));
      });
    },
  };
}

/** Storage may be switched off or full; then the page alone keeps them. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
