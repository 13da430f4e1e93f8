import { signInWithCode } from '@fourfold/contract/calls';
import { signInCodeForm } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { session } from '../session/session.ts';
import { AuthForm } from './auth-form.tsx';

const ways = {
  app: {
    label: t`Enter the code from your app`,
    hint: t`Your password is correct. Now enter the six digits that your app shows for Fourfold.`,
    other: t`Use a recovery code`,
  },
  recovery: {
    label: t`Enter a recovery code`,
    hint: t`You got these codes when you set up two-step verification. Each works once.`,
    other: t`Use the code from your app`,
  },
} as const;

interface CodeFormProps {
  /** What proves that the password was right, for ten minutes. */
  challenge: string;
  onBack: () => void;
  /** The sign-in has ended, and the password is needed again. */
  onOver: (message: string) => void;
}

/** The second step of a sign-in. */
export function CodeForm({ challenge, onBack, onOver }: CodeFormProps) {
  const [way, setWay] = useState<keyof typeof ways>('app');
  const form = useForm({
    schema: signInCodeForm,
    extra: { challenge },
    failed: messages.signInFailed(),
    send: async (body) => {
      try {
        await call(signInWithCode, { body });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'gone') return onOver(error.message);
        throw error;
      }
      await session.enter();
      toast(messages.signedIn());
    },
  });
  const change = () => {
    form.reset();
    setWay(way === 'app' ? 'recovery' : 'app');
  };
  const { label, hint, other } = ways[way];
  return (
    <>
      <AuthForm form={form} label={t`Two-step verification`} submit={t`Sign in`}>
        <Field label={label} hint={hint} error={form.errors.code}>
          <CodeInput key={way} isOfApp={way === 'app'} />
        </Field>
      </AuthForm>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2 border-t pt-4">
        <button type="button" className="link min-h-6 text-ui" onClick={change}>
          {other}
        </button>
        <button type="button" className="link min-h-6 text-ui" onClick={onBack}>
          <Trans>Back</Trans>
        </button>
      </div>
    </>
  );
}

/** Takes the focus when it appears, so that the code can be typed, pasted or filled in at once. */
function CodeInput({ isOfApp }: { isOfApp: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Input
      ref={input}
      name="code"
      inputMode={isOfApp ? 'numeric' : 'text'}
      autoComplete={isOfApp ? 'one-time-code' : 'off'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      required
      className="font-mono tracking-wider"
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
