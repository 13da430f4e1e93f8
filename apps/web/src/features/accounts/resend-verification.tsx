import { sendVerification } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { useLockout } from './use-lockout.ts';

const lockoutSeconds = 15;

export function ResendVerification() {
  const [left, lock] = useLockout(lockoutSeconds);
  async function resend(): Promise<void> {
    lock();
    try {
      await call(sendVerification, {});
      toast(messages.verificationSent());
    } catch {
      toast(messages.verificationNotSent(), { kind: 'error' });
    }
  }
  return (
    <Button onClick={resend} disabled={left > 0}>
      {left > 0 ? t`Send it again in ${left} s` : t`Send it again`}
    </Button>
  );
}
