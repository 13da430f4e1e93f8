/**
 * The last answers by the version of what they were made from: a version never comes back with other figures, so
 * nothing here can be stale. Calls for something that is being computed wait for it.
 */
export function createAnswerCache(most = 300) {
  const answers = new Map<string, Promise<unknown>>();
  return async <Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key);
    answers.delete(key);
    const answer = known ?? make();
    answers.set(key, answer);
    if (answers.size > most) answers.delete(answers.keys().next().value ?? '');
    try {
      return (await answer) as Answer;
    } catch (error) {
      answers.delete(key);
      throw error;
    }
  };
}
