import type { IndividualProfile } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import { sayWhatInstead } from './say-what-instead.ts';
import type { Subject } from './subject.ts';

/** Whether the answers can be relied on, with every reason why not. It stands before the figures, not after them. */
export function Quality({
  quality: { verdict, sentence, reasons },
  form,
  subject,
}: Pick<IndividualProfile, 'quality' | 'form'> & { subject: Subject }) {
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
      {verdict === 'unreliable' && <p className="mt-2">{sayWhatInstead(form, subject)}</p>}
    </Notice>
  );
}
