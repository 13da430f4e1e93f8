import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type Typing, watchTyping } from '../lib/typing.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AskingDialogProps extends Omit<ComponentProps<typeof Dialog>, 'stays'> {
  /** Not where what was typed is kept. */
  asks?: boolean;
}

/** A dialog with something to write in, which took thought: it asks before it discards that. Its Cancel does not. */
export function AskingDialog({ asks = true, children, ...props }: AskingDialogProps) {
  const { open, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const typed = useRef<Typing | null>(null);
  /** Where someone was writing, whichever way they were about to leave. */
  const field = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open || fields.current === null) return;
    const form = fields.current;
    const watched = watchTyping(form);
    typed.current = watched;
    const onFocus = ({ target }: Event) => {
      field.current = target as HTMLElement;
    };
    form.addEventListener('focusin', onFocus);
    return () => {
      watched.end();
      form.removeEventListener('focusin', onFocus);
    };
  }, [open]);
  function stays(): boolean {
    const isTyped = asks && typed.current?.any() === true;
    if (isTyped) {
      // What has the focus when the question opens gets it back.
      field.current?.focus();
      setIsAsking(true);
    }
    return isTyped;
  }
  return (
    <>
      <Dialog {...props} stays={stays}>
        <div ref={fields} className="contents">
          {children}
        </div>
      </Dialog>
      {isAsking && open && (
        <Dialog
          open
          onClose={() => setIsAsking(false)}
          title={t`Close without saving?`}
          description={t`What you have typed here would be lost.`}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>
                <Trans>Keep writing</Trans>
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setIsAsking(false);
                  onClose();
                }}
              >
                <Trans>Discard</Trans>
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
