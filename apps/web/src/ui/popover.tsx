import { Popover as Base } from '@base-ui/react/popover';
import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface PopoverProps {
  /** A Button, or anything that is a button. */
  trigger: ReactElement;
  title: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** What is behind a number: opens beside it and leaves the page usable. For the dashboard; it brings Base UI. */
export function Popover({
  trigger,
  title,
  open,
  onOpenChange,
  side = 'bottom',
  className,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align="start" sideOffset={8} collisionPadding={10} className="z-30">
          <Base.Popup
            className={cx(
              'max-h-(--available-height) w-80 max-w-[calc(100vw-1.25rem)] overflow-y-auto rounded border bg-raised p-4 text-ui shadow-float',
              'origin-(--transform-origin) transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0',
              className,
            )}
          >
            <Base.Title className="pr-8 font-display text-h4">{title}</Base.Title>
            <div className="mt-2 text-ink-soft">{children}</div>
            <Base.Close
              aria-label={t`Close`}
              className="absolute top-2 right-2 grid size-9 place-items-center rounded text-ink-soft pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:bg-sunk hover:text-ink"
            >
              <Icon name="close" />
            </Base.Close>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
