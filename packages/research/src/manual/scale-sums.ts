import { POINTS } from '@fourfold/measurement/person/bands.ts';
import type { Model } from '@fourfold/measurement/questionnaire/model.ts';

/**
 * True and estimated standings collected scale by scale: first the measures, then the competencies or domains that they
 * form.
 *
 * Example: `sums.add(truth, estimate, reach)` for every person, then `sums.figuresOf(0).error`, in points.
 */
export interface ScaleSums {
  /** `reach`: half of the range that is shown, by scale. */
  add(truth: Float64Array, estimate: Float64Array, reach: readonly number[]): void;
  figuresOf(scale: number): {
    readonly reliability: number;
    readonly error: number;
    readonly range: number;
  };
}

export function createScaleSums({ size, groups }: Model): ScaleSums {
  const scales = [...Array.from({ length: size }, (_, at) => [at]), ...groups.map(({ members }) => members)];
  const all = scales.map(() => ({ n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, off: 0, reach: 0 }));
  const meanOf = (values: Float64Array, members: readonly number[]): number =>
    members.reduce((sum, at) => sum + (values[at] as number), 0) / members.length;
  return {
    add(truth, estimate, reach) {
      for (const [scale, members] of scales.entries()) {
        const sum = all[scale] as (typeof all)[number];
        const [x, y] = [meanOf(truth, members), meanOf(estimate, members)];
        sum.n++;
        sum.x += x;
        sum.y += y;
        sum.xx += x * x;
        sum.yy += y * y;
        sum.xy += x * y;
        sum.off += (x - y) ** 2;
        sum.reach += reach[scale] as number;
      }
    },
    figuresOf(scale) {
      const { n, x, y, xx, yy, xy, off, reach } = all[scale] as (typeof all)[number];
      const covariance = xy - (x * y) / n;
      return {
        reliability: covariance ** 2 / (xx - (x * x) / n) / (yy - (y * y) / n),
        error: POINTS * Math.sqrt(off / n),
        range: (POINTS * reach) / n,
      };
    },
  };
}
