import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { invert, multiply } from '@fourfold/measurement/linear-algebra/index.ts';
import { normalCdf } from '@fourfold/measurement/probability/normal.ts';
import { normalLimit } from '@fourfold/measurement/probability/student.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';

/**
 * How often someone would find that one competency has moved who knows every covariance, uses all 84 measures and
 * only asks which competency it was: the most that answers carry, at a given share of false pages.
 *
 * Quick scores of a person scatter by 0.8 W S W' (true) + W C (answering). A difference of two means scatters by
 * `answering` times the one and `standing` times the other; several independent differences add up their information.
 *
 * Example: `idealPower(engine, 'behaviour', [{ answering: 0.01, standing: 0.002 }], 0.2, 28, 0.085)` is 0.88.
 */
export interface Source {
  readonly answering: number;
  readonly standing: number;
}

const WITHIN = 0.8;

export function idealPower(
  { questionnaire, quick }: GroupEngine,
  kind: MeasureKind,
  sources: readonly Source[],
  by: number,
  comparisons: number,
  falsePages: number,
): number {
  const { size, prior, groups } = questionnaire.models[kind];
  const { errors, resolution } = quick[kind];
  const noise = multiply(resolution, errors, size);
  const standing = prior.covariance.map(
    (value, at) => value - (errors[at] as number) - (noise[at] as number),
  );
  const information = new Float64Array(size * size);
  for (const source of sources) {
    const covariance = noise.map(
      (value, at) => source.answering * value + source.standing * WITHIN * (standing[at] as number),
    );
    for (const [at, value] of invert(covariance, size).entries())
      information[at] = (information[at] as number) + value;
  }
  const limit = normalLimit(falsePages / (2 * comparisons));
  const powers = groups.map(({ members }) => {
    const moved = Float64Array.from({ length: size }, (_, row) =>
      members.reduce((sum, member) => sum + by * (resolution[row * size + member] as number), 0),
    );
    let square = 0;
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        square +=
          (moved[row] as number) * (information[row * size + column] as number) * (moved[column] as number);
      }
    }
    return normalCdf(Math.sqrt(square) - limit);
  });
  return powers.reduce((sum, power) => sum + power, 0) / powers.length;
}
