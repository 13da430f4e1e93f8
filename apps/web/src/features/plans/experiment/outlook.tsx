import { foreseeExperiment } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { ApiError, call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Notice } from '../../../ui/notice.tsx';

interface OutlookProps {
  planId: string;
  departments: string[];
  starts: string[];
}

/** How large an effect could be found with what is chosen so far; what cannot be drawn yet is said by the form. */
export function Outlook({ planId, departments, starts }: OutlookProps) {
  const { value, isLoading } = useLoading(
    [planId, ...departments.toSorted(), ...starts].join(' '),
    async (signal) => {
      try {
        return await call(
          foreseeExperiment,
          { params: { planId }, body: { departments, starts } },
          { signal, handles: ['invalid'] },
        );
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invalid')
          return { sentence: unknown(error), points: null };
        throw error;
      }
    },
  );
  return (
    <div aria-live="polite" aria-busy={isLoading} className="min-h-14">
      {value !== null && <Notice title={t`The smallest effect we could detect`}>{value.sentence}</Notice>}
    </div>
  );
}

const unknown = (error: ApiError): string => Object.values(error.fields)[0] ?? error.message;
