import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type Command, commandState } from './commands.ts';

interface ToolbarProps {
  page: RefObject<HTMLElement | null>;
  controls: string;
  onCommand: (command: Command) => void;
}

const tools = [
  { command: 'bold', label: t`Bold` },
  { command: 'heading', label: t`Heading` },
  { command: 'list', label: t`List` },
  { command: 'numbers', label: t`Numbers` },
  { command: 'undo', label: t`Undo` },
  { command: 'redo', label: t`Redo` },
] as const;

const nothing = { bold: false, heading: false, list: false, numbers: false };

/** What can be done with the words that are selected; pressed where it is done already. */
export function Toolbar({ page, controls, onCommand }: ToolbarProps) {
  const [state, setState] = useState(nothing);
  useEffect(() => {
    function look(): void {
      if (page.current?.contains(document.activeElement)) setState(commandState());
    }
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [page]);
  return (
    <div
      role="toolbar"
      aria-label={t`Format`}
      aria-controls={controls}
      className="sticky top-0 z-10 flex flex-wrap gap-1 rounded-t border border-line-strong border-b-line bg-paper p-1"
    >
      {tools.map(({ command, label }) => (
        <button
          key={command}
          type="button"
          aria-pressed={command in state ? state[command as keyof typeof state] : undefined}
          className={cx(
            'min-h-11 rounded border border-transparent px-1.5 text-ui hover:bg-sunk aria-pressed:border-line-strong aria-pressed:bg-sunk md:min-h-9 md:px-2.5',
            command === 'bold' && 'font-medium',
          )}
          // The words stay selected that it is about to change.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onCommand(command);
            setState(commandState());
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
