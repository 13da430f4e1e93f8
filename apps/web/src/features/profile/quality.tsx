import type { IndividualProfile } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

/** Whether the answers can be relied on, with every reason why not. It stands before the figures, not after them. */
export function Quality({
  quality: { verdict, sentence, reasons, left_out },
}: Pick<IndividualProfile, 'quality'>) {
  if (verdict === 'consistent') {
    return (
      <p className="text-ui text-ink-soft">
        <Trans>{sentence} Nothing unusual was found in how they were given.</Trans>
      </p>
    );
  }
  return (
    <Notice kind={verdict === 'unreliable' ? 'warning' : 'info'} title={sentence}>
      <ul className="grid list-disc gap-1 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {left_out && (
        <p className="mt-2">
          <Trans>
            The results below have been worked out from these answers all the same, so that you can judge for
            yourself.
          </Trans>
        </p>
      )}
    </Notice>
  );
}
