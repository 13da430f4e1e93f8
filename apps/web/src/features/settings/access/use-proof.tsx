import { renewSession } from '@fourfold/contract/calls';
import { renewSessionForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OwnPasswordField } from '../../../ui/own-password-field.tsx';

interface Proof {
  /** Does it, and where the server wants the password first, asks for that and does it then. */
  proved: <T>(act: () => Promise<T>) => Promise<T>;
  /** Stands beside what asks. */
  dialog: ReactNode;
}

interface Waiting {
  readonly goOn: () => void;
  readonly stop: () => void;
}

/** For what is open to people who proved a moment ago who they are. `refusal` is said to those who then don’t want to. */
export function useProof(refusal = t`No sessions were ended.`): Proof {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  async function proved<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'password_needed')) throw error;
      const stopped = new ApiError('password_needed', refusal);
      await new Promise<void>((goOn, stop) => setWaiting({ goOn, stop: () => stop(stopped) }));
      return await act();
    } finally {
      setWaiting(null);
    }
  }
  const dialog = waiting && <PasswordAgain onDone={waiting.goOn} onClose={waiting.stop} />;
  return { proved, dialog };
}

function PasswordAgain({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const form = useForm({
    schema: renewSessionForm,
    send: async (body) => {
      await call(renewSession, { body });
      onDone();
    },
  });
  return (
    <FormDialog
      title={t`Your password, please`}
      description={t`You signed in a while ago. We won’t ask again for ten minutes.`}
      form={form}
      submit={t`Continue`}
      onClose={onClose}
    >
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}
