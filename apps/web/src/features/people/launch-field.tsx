import { t } from '@lingui/core/macro';
import { browserTimezone } from '../../lib/timezone.ts';
import { clockHere, sayOver } from '../../lib/to-come.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface LaunchFieldProps {
  name?: string;
  label?: string;
  hint?: string;
  value?: string;
  error?: string | undefined;
  /** What stands there already, and may be over by now. */
  kept?: string;
  /** It cannot be left empty for now. */
  isRequired?: boolean;
  onChoose?: (at: string) => void;
}

/** A date and hour on the clock where each person works. */
export function LaunchField({
  name,
  label,
  hint,
  value,
  error,
  kept,
  isRequired,
  onChoose,
}: LaunchFieldProps) {
  const where = t`Times are each department’s local time.`;
  const hour = value?.slice(11) ?? '';
  const sent = t`Sent at ${hour} in each department’s own time zone (${browserTimezone()} here).`;
  return (
    <Field
      label={label ?? t`Send on`}
      optional={!isRequired}
      hint={hint ?? (hour !== '' ? sent : isRequired ? where : t`Leave empty to send now. ${where}`)}
      error={error ?? (value === undefined || value === kept ? null : sayOver(value))}
    >
      <Input
        type="datetime-local"
        name={name}
        min={clockHere()}
        className="max-w-64"
        {...(onChoose === undefined
          ? {}
          : { value: value ?? '', onChange: (event) => onChoose(event.target.value) })}
      />
    </Field>
  );
}
