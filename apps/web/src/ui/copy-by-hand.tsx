import { t } from '@lingui/core/macro';
import { Dialog } from './dialog.tsx';

interface CopyByHandProps {
  text: string;
  onClose: () => void;
}

/** For browsers that let no page copy: the text itself, selected, so that the keyboard or a long press copies it. */
export function CopyByHand({ text, onClose }: CopyByHandProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Could not copy`}
      description={t`Your browser doesn’t let this page copy text. Please copy it yourself.`}
    >
      <textarea
        readOnly
        rows={4}
        aria-label={t`What to copy`}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className="control resize-y"
      />
    </Dialog>
  );
}
