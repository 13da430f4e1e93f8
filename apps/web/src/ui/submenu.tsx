import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface SubmenuProps {
  label: ReactNode;
  className?: string;
  /** `li` elements, each with a link. */
  children: ReactNode;
}

/**
 * A navigation's submenu: a button that shows and hides a list of links. Not a menu in the sense of ARIA: links are
 * to be tabbed through like links. Floats from 768 px, unfolds in place below.
 */
export function Submenu({ label, className, children }: SubmenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    const wide = matchMedia('(width >= 768px)').matches;
    if (wide && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its button and links are told.
    <div className={cx('relative', className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-1.5 rounded text-ui"
      >
        {label}
        <Icon name="chevron-down" className={cx('transition-transform', open && 'rotate-180')} />
      </button>
      {/* A press on a link ends on the link: Safari does not focus what is pressed, so the click closes. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys. */}
      <ul
        id={id}
        hidden={!open}
        onClick={() => setOpen(false)}
        className="pl-4 text-ui md:absolute md:top-full md:-left-3 md:z-20 md:min-w-56 md:rounded md:border md:bg-raised md:p-1.5 md:shadow-float"
      >
        {children}
      </ul>
    </div>
  );
}
