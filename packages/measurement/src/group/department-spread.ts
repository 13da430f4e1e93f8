import type { GroupEstimate } from './estimate-group.ts';

/**
 * How much departments differ on each measure: the standard deviation of their means, weighted by
 * people.
 *
 * The means are posterior means, already drawn towards 100 where little is known, so small
 * departments do not look different by chance. Zeros for fewer than two departments.
 *
 * Example: 0.25 is 10 points.
 */
export type DepartmentMeans = Pick<GroupEstimate, 'people' | 'mean'>;

export function departmentSpread(size: number, departments: readonly DepartmentMeans[]): Float64Array {
  const spread = new Float64Array(size);
  if (departments.length < 2) return spread;
  const total = departments.reduce((sum, { people }) => sum + people, 0);
  for (let measure = 0; measure < size; measure++) {
    let [mean, square] = [0, 0];
    for (const department of departments) {
      const value = department.mean[measure] as number;
      mean += (department.people * value) / total;
      square += (department.people * value * value) / total;
    }
    spread[measure] = Math.sqrt(Math.max(0, square - mean * mean));
  }
  return spread;
}
