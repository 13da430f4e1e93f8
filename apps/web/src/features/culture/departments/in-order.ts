import type { DepartmentsAnswer, Difference } from '@fourfold/contract/schemas';

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

export interface ClearDifference {
  readonly department: DepartmentsAnswer['departments'][number];
  readonly column: DepartmentsAnswer['columns'][number];
  readonly difference: Difference;
}

/** All that is clear, of all departments together, the largest first. */
export const clearOnes = ({
  columns,
  departments,
}: Pick<DepartmentsAnswer, 'columns' | 'departments'>): ClearDifference[] =>
  departments
    .flatMap((department) =>
      columns.flatMap((column) => {
        const difference = department.differences[column.key];
        return difference?.stands_out ? [{ department, column, difference }] : [];
      }),
    )
    .toSorted((a, b) => Math.abs(b.difference.points) - Math.abs(a.difference.points));
