import { changeOrganisation } from '@fourfold/contract';
import { useOptimistic, useTransition } from 'react';
import { call } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Switch } from '../../../ui/switch.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';

type Setting = 'reminders' | 'respondent_page_allowed';

/** Both take effect at once. */
export function RespondentSwitches({ company }: { company: Company }) {
  return (
    <Section title="For people who answer">
      <div className="-my-1.5 max-w-narrow divide-y">
        <AtOnce
          company={company}
          setting="reminders"
          label="Send reminders"
          hint="Only to those who have not submitted, and never after they have said that they want none."
          said={(on) => (on ? 'Reminders are sent.' : 'No reminders are sent any more.')}
        />
        <AtOnce
          company={company}
          setting="respondent_page_allowed"
          label="People may see their own results"
          hint="A page of their own after submitting, with what was measured and who has opened it."
          said={(on) =>
            on ? 'People may see their own results.' : 'People no longer see their own results.'
          }
        />
      </div>
    </Section>
  );
}

interface AtOnceProps {
  company: Company;
  setting: Setting;
  label: string;
  hint: string;
  said: (on: boolean) => string;
}

function AtOnce({ company, setting, label, hint, said }: AtOnceProps) {
  const [isOn, setIsOn] = useOptimistic(company[setting]);
  const [, start] = useTransition();
  const { run } = useChange();
  const set = (on: boolean) =>
    start(async () => {
      setIsOn(on);
      const undo = { label: 'Undo', run: () => set(!on) };
      await run(() => call(changeOrganisation, { body: { [setting]: on } }), said(on), { action: undo });
    });
  return <Switch label={label} hint={hint} checked={isOn} onChange={(event) => set(event.target.checked)} />;
}
