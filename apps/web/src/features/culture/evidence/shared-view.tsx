import { explainScore } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { useCulture } from '../culture-context.ts';
import { Agreement } from './agreement.tsx';

/** Whether a finding speaks for its people or for the middle of two camps. Asked for when the finding is opened. */
export function SharedView({ measureKey }: { measureKey: string }) {
  const { filter, key } = useCulture();
  const evidence = useLoading(`${key} measure ${measureKey}`, (signal) =>
    call(explainScore, { params: { measureKey }, query: { ...filter, of: 'measure' } }, { signal }),
  );
  return (
    <LoadingPart loading={evidence} label={t`Loading how much they agree`}>
      {({ agreement }) =>
        agreement === null ? (
          <p className="text-note text-ink-soft">
            <Trans>How much people agree can only be told of ten or more.</Trans>
          </p>
        ) : (
          <Agreement {...agreement} />
        )
      }
    </LoadingPart>
  );
}
