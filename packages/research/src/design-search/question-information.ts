import { type QuestionInformation, WIDTH } from './expected-information.ts';

/**
 * Adding up what single questions tell.
 *
 * Example: `totalInformation(prior.precision, 84, all)` is the expected curvature of a person's posterior.
 */
export function emptyInformation(): QuestionInformation {
  return { measures: new Int32Array(WIDTH), information: new Float64Array(WIDTH * WIDTH) };
}

export function totalInformation(
  precision: Float64Array,
  size: number,
  known: readonly QuestionInformation[],
): Float64Array {
  const total = Float64Array.from(precision);
  for (const { measures, information } of known) {
    for (let a = 0; a < WIDTH; a++) {
      for (let b = 0; b < WIDTH; b++) {
        const at = (measures[a] as number) * size + (measures[b] as number);
        total[at] = (total[at] as number) + (information[a * WIDTH + b] as number);
      }
    }
  }
  return total;
}

/** Appends the measures that are not in `touched` yet and answers the new count. */
export function collectMeasures(
  { measures }: QuestionInformation,
  touched: Int32Array,
  count: number,
): number {
  let length = count;
  for (const measure of measures) {
    if (touched.subarray(0, length).indexOf(measure) < 0) touched[length++] = measure;
  }
  return length;
}

/** Adds sign x information to a matrix over the `touched` measures. */
export function addInformation(
  { measures, information }: QuestionInformation,
  sign: number,
  touched: Int32Array,
  count: number,
  into: Float64Array,
): void {
  const places = Array.from(measures, (measure) => touched.indexOf(measure));
  for (let a = 0; a < WIDTH; a++) {
    for (let b = 0; b < WIDTH; b++) {
      const at = (places[a] as number) * count + (places[b] as number);
      into[at] = (into[at] as number) + sign * (information[a * WIDTH + b] as number);
    }
  }
}
