import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { Button, type ButtonProps } from './button.tsx';
import { CopyByHand } from './copy-by-hand.tsx';
import { Icon } from './icon.tsx';

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  text: string;
  /** "Copy link" */
  label: string;
  /** What else there is to say once it is copied. */
  onCopied?: (() => void) | undefined;
};

type State = 'ready' | 'copied' | 'refused';

export function CopyButton({ text, label, onCopied, size = 'small', ...props }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    setState(isCopied ? 'copied' : 'refused');
    if (isCopied) onCopied?.();
  }

  return (
    <>
      <Button size={size} {...props} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {/* The label keeps the width, so that the button does not jump. */}
        <span className="grid text-left">
          <span className="col-start-1 row-start-1">{state === 'copied' ? t`Copied` : label}</span>
          <span className="invisible col-start-1 row-start-1" aria-hidden="true">
            {label}
          </span>
        </span>
      </Button>
      {/* Outside: a live region inside would take its words out of the button's name. */}
      <span role="status" className="sr-only">
        {state === 'copied' && t`Copied`}
      </span>
      {state === 'refused' && <CopyByHand text={text} onClose={() => setState('ready')} />}
    </>
  );
}
