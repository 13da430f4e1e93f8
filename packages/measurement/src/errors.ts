/**
 * Everything this package refuses, by code.
 *
 * A caller switches on `code` and never on the message; `details` names the
 * offending key, so that a log line is enough to find the bad row.
 *
 * Example: `new MeasurementError('unknown_option', { question: 't01', option: 'z' })`.
 */
export type MeasurementErrorCode =
  | 'unknown_question'
  | 'unknown_option'
  | 'unknown_measure'
  | 'unknown_language'
  | 'unknown_version'
  | 'missing_text'
  | 'duplicate_answer'
  | 'invalid_design'
  | 'too_few_responses'
  | 'version_mismatch'
  | 'group_too_small'
  | 'not_positive_definite'
  | 'wrong_size';

export type MeasurementErrorDetails = Readonly<Record<string, string | number>>;

export class MeasurementError extends Error {
  readonly code: MeasurementErrorCode;
  readonly details: MeasurementErrorDetails;

  constructor(code: MeasurementErrorCode, details: MeasurementErrorDetails = {}, options?: ErrorOptions) {
    const named = Object.entries(details).map(([key, value]) => `${key} ${value}`);
    super([code.replaceAll('_', ' '), ...named].join(', '), options);
    this.name = 'MeasurementError';
    this.code = code;
    this.details = details;
  }
}
