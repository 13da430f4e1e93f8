export interface ComboboxItem {
  value: string;
  label: string;
}

/** What is left when someone types: labels in which every typed word begins a word, in their own order. */
export function matching(items: readonly ComboboxItem[], query: string): readonly ComboboxItem[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => {
    const words = label.toLowerCase().split(/[\s-]+/);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** The option that an arrow key leads to, round the ends; null for any other key. */
export function nextOption(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return null;
}
