/** Whose profile it is: somebody by their first name, or null for whoever reads their own. */
export type Subject = string | null;

export const whose = (subject: Subject): string => {
  if (subject === null) return 'your';
  return subject.endsWith('s') ? `${subject}’` : `${subject}’s`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Courage", "Courage and Order", "Courage, Order and Care" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
