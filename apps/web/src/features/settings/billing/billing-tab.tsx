import { whoMay } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { allOf } from '../../../lib/lists.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { BelongsTo } from '../belongs-to.tsx';
import { Section } from '../section.tsx';
import type { SettingsData } from '../settings-data.ts';
import { SeatLine } from './seat-line.tsx';
import { SeatRequest } from './seat-request.tsx';

export function BillingTab({ billing }: SettingsData) {
  if (billing === null) return <BelongsTo who={whoMay('organisation:own', allOf)} />;
  return (
    <>
      <Section
        title={t`Plan and seats`}
        note={t`Each person you invite takes one seat, however many rounds they take part in. If you withdraw an invitation before they start, you get the seat back. Once they have started, the seat stays taken, even if their answers are erased.`}
      >
        <Loaded data={billing} label={t`Loading your plan`}>
          {(value) => <SeatLine {...value} />}
        </Loaded>
      </Section>
      <Section
        title={t`More seats`}
        note={t`Tell us how many more people you want to invite. We’ll reply by e-mail with a quote. You won’t be charged for asking.`}
      >
        <Loaded data={billing} label={t`Loading your plan`}>
          {({ requested }) => <SeatRequest requested={requested} />}
        </Loaded>
      </Section>
    </>
  );
}
