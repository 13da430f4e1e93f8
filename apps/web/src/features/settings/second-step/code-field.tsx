import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface CodeFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
}

export function CodeField({ label, hint, error }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        name="code"
        inputMode={hint === undefined ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        required
        className="font-mono tracking-wider"
      />
    </Field>
  );
}
