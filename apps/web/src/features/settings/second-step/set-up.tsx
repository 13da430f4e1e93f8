import { type AnswerOf, confirmSecondStep, startSecondStep } from '@fourfold/contract/calls';
import { confirmSecondStepForm, startSecondStepForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OwnPasswordField } from '../../../ui/own-password-field.tsx';
import { session } from '../../session/session.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Secret } from './secret.tsx';

type Made = AnswerOf<typeof startSecondStep>;
type Step =
  | { readonly at: 'password' }
  | { readonly at: 'app'; readonly made: Made }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Password, then the secret for the app and its first code, then the recovery codes. */
export function SetUp({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  if (step.at === 'password') {
    return <AskPassword onMade={(made) => setStep({ at: 'app', made })} onClose={onClose} />;
  }
  if (step.at === 'app') {
    return (
      <AskCode made={step.made} onCodes={(codes) => setStep({ at: 'codes', codes })} onClose={onClose} />
    );
  }
  return <RecoveryCodes title={t`Save your recovery codes`} codes={step.codes} onClose={onClose} />;
}

function AskPassword({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const form = useForm({
    schema: startSecondStepForm,
    send: async (body) => onMade(await call(startSecondStep, { body })),
  });
  return (
    <FormDialog
      title={t`Set up two-step verification`}
      description={t`Enter your password first, so that nobody else can do this on a screen that you left open.`}
      form={form}
      submit={t`Continue`}
      onClose={onClose}
    >
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}

interface AskCodeProps {
  made: Made;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

function AskCode({ made, onCodes, onClose }: AskCodeProps) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: confirmSecondStepForm,
    send: async (body) => {
      const { recovery_codes: codes } = await call(confirmSecondStep, { body });
      onCodes(codes);
      // This session goes on under a new token, and so does its request token.
      await session.load();
      await revalidate();
    },
  });
  return (
    <FormDialog
      title={t`Add Fourfold to your app`}
      description={t`Scan the picture with your code app, or type the key into it. Then enter the code that the app shows.`}
      form={form}
      submit={t`Turn it on`}
      onClose={onClose}
    >
      <Secret {...made} />
      <CodeField label={t`Code from the app`} error={form.errors.code} />
      <p className="text-note text-ink-soft">
        <Trans>All your other sessions end when you turn it on.</Trans>
      </p>
    </FormDialog>
  );
}
