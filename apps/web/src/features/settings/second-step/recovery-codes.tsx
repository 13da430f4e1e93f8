import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useUser } from '../../session/user-context.ts';

interface RecoveryCodesProps {
  title: string;
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once: what is kept on the server are hashes. */
export function RecoveryCodes({ title, codes, onClose }: RecoveryCodesProps) {
  const { email } = useUser();
  const text = t`Fourfold recovery codes for ${email}, ${window.location.origin}\nEach gets you in once, in place of the code from your app.\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={t`Each code lets you in once when you don’t have your phone. Keep them where you can find them without your phone, in your password manager or on paper. They are shown only this once.`}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <ul className="grid gap-x-6 rounded bg-sunk px-3 py-2.5 font-mono text-note select-all">
        {codes.map((code) => (
          <li key={code} className="py-0.5 whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t`Copy them`} />
        <Button size="small" onClick={() => saveFile('fourfold-recovery-codes.txt', text, 'text/plain')}>
          <Icon name="download" /> <Trans>Download as text</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
