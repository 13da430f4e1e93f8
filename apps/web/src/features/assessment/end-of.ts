import type { FailureCode } from '../../lib/api.ts';
import type { RespondentScreen } from './respondent-screen.ts';

export type EndStep = Extract<RespondentScreen['step'], 'invalid' | 'expired' | 'closed' | 'unreachable'>;

/** Where a refusal leads; null is a failure that no server has told. */
export function endOf(code: FailureCode | null, isPast: () => boolean): EndStep {
  switch (code) {
    case 'link_expired':
      return 'expired';
    case 'link_invalid':
      return isPast() ? 'expired' : 'invalid';
    case 'gone':
    case 'other_design':
      return 'closed';
    default:
      return 'unreachable';
  }
}
