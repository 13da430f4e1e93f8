import { changeOrganisation } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { useOptimistic, useTransition } from 'react';
import { call } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { Company } from '../settings-data.ts';

interface AtOnceProps {
  company: Company;
  setting: 'reminders' | 'respondent_page_allowed' | 'information_names' | 'second_step_required';
  label: string;
  hint: string;
  said: (on: boolean) => string;
  disabled?: boolean;
  /** What else has to know of it. */
  after?: () => Promise<unknown>;
}

/** A setting that takes effect at once. */
export function AtOnce({ company, setting, label, hint, said, disabled = false, after }: AtOnceProps) {
  const [isOn, setIsOn] = useOptimistic(company[setting]);
  const [, start] = useTransition();
  const { run } = useChange();
  const set = (on: boolean) =>
    start(async () => {
      setIsOn(on);
      const undo = { label: t`Undo`, run: () => set(!on) };
      const change = async () => {
        await call(changeOrganisation, { body: { [setting]: on } });
        await after?.();
      };
      await run(change, said(on), { action: undo });
    });
  return (
    <Switch
      label={label}
      hint={hint}
      checked={isOn}
      disabled={disabled}
      onChange={(event) => set(event.target.checked)}
    />
  );
}
