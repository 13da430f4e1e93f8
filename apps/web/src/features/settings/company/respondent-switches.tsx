import { t } from '@lingui/core/macro';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { AtOnce } from './at-once.tsx';

/** Both take effect at once. */
export function RespondentSwitches({ company }: { company: Company }) {
  return (
    <Section title={t`For people who answer`}>
      <div className="-my-1.5 max-w-narrow divide-y">
        <AtOnce
          company={company}
          setting="reminders"
          label={t`Send reminders`}
          hint={t`Only to people who have not submitted and have not stopped reminders.`}
          said={(on) => (on ? t`Reminders are sent.` : t`Reminders are no longer sent.`)}
        />
        <AtOnce
          company={company}
          setting="respondent_page_allowed"
          label={t`People may see their own results`}
          hint={t`After submitting, people get a page of their own that shows what was measured and who has opened their results.`}
          said={(on) =>
            on ? t`People may see their own results.` : t`People no longer see their own results.`
          }
        />
      </div>
    </Section>
  );
}
