import type { DepartmentsAnswer } from '@fourfold/contract/schemas';

/** What stands out first, then what is furthest from everyone: a reader who stops early has seen what counts. */
export function inOrder(
  columns: DepartmentsAnswer['columns'],
  departments: DepartmentsAnswer['departments'],
): DepartmentsAnswer['columns'] {
  const rank = (key: string): number => {
    const own = departments.flatMap(({ differences }) => differences[key] ?? []);
    const furthest = Math.max(0, ...own.map(({ points }) => Math.abs(points)));
    return own.some(({ stands_out }) => stands_out) ? 1000 + furthest : furthest;
  };
  return [...columns].sort((a, b) => rank(b.key) - rank(a.key));
}
