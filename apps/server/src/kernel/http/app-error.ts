import { type ErrorBody, type ErrorCode, errorStatus, messages } from '@fourfold/contract/words';

/** An outcome that the caller may know about. Thrown anywhere below a route, translated in one place. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Pick<ErrorBody, 'errors' | 'error' | 'challenge'> & { retryAfter?: number };

  constructor(code: ErrorCode, message: string, details: AppError['details'] = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    const { errors, error, challenge } = this.details;
    return {
      message: this.message,
      code: this.code,
      ...(errors === undefined ? {} : { errors }),
      ...(error === undefined ? {} : { error }),
      ...(challenge === undefined ? {} : { challenge }),
    };
  }
}

export const notFound = () => new AppError('not_found', messages.notFound());
export const forbidden = (message: string = messages.forbidden()) => new AppError('forbidden', message);
export const unauthenticated = () => new AppError('unauthenticated', messages.unauthenticated());
/** A field that is well-formed but not acceptable, such as an address that is taken. */
export const invalidField = (field: string, message: string) =>
  new AppError('invalid', message, { errors: { [field]: [message] } });
