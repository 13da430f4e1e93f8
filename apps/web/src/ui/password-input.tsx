import { t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { useField } from './field-context.ts';
import { Icon } from './icon.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordInput({ className, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const wiring = useField(props);
  return (
    <div className="relative">
      <input
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        {...wiring}
        type={shown ? 'text' : 'password'}
        className={cx('control pr-20', className)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t`Show password`}
        aria-controls={wiring.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex items-center gap-1.5 rounded px-3 text-note text-ink-soft hover:text-ink"
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
        {shown ? t`Hide` : t`Show`}
      </button>
    </div>
  );
}
