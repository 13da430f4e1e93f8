import { MeasurementError } from '../errors.ts';
import type { Model } from '../questionnaire/model.ts';
import type { Calibration } from './calibrate.ts';
import { expertKeys, type KeyUncertainty } from './key-uncertainty.ts';

/**
 * A model that scores with what a calibration found.
 *
 * It believes of a newcomer the mean of this installation instead of 100;
 * without that, what was found out about popularities would be taken away from
 * everybody's score twice. 100 still means balanced. Throws `version_mismatch` for the
 * calibration of another design or kind, `wrong_size` for one that does not fit.
 *
 * Example: `applyCalibration(model, calibration).version` is the calibration's.
 */
export function applyCalibration(model: Model, calibration: Calibration): Model {
  if (calibration.designVersion !== model.version || calibration.kind !== model.kind) {
    throw new MeasurementError('version_mismatch', {
      design: model.version,
      calibration: calibration.designVersion,
    });
  }
  const { popularity, mean } = calibration;
  if (popularity.length !== model.optionCount || mean.length !== model.size) {
    throw new MeasurementError('wrong_size', { options: model.optionCount, popularities: popularity.length });
  }
  return {
    ...model,
    version: calibration.version,
    popularity: Float64Array.from(popularity),
    prior: { ...model.prior, mean: Float64Array.from(mean) },
  };
}

/** What is still unknown of the keys after a calibration. */
export function calibratedKeys(model: Model, { popularityCovariance }: Calibration): KeyUncertainty {
  const { optionCount } = model;
  const covariance = new Float64Array(optionCount * optionCount);
  let at = 0;
  for (let row = 0; row < optionCount; row++) {
    for (let column = 0; column <= row; column++) {
      const value = popularityCovariance[at++] as number;
      covariance[row * optionCount + column] = value;
      covariance[column * optionCount + row] = value;
    }
  }
  return { ...expertKeys(model), popularityCovariance: covariance, leanSpread: 0 };
}
