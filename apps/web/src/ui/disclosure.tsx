import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface DisclosureProps {
  label: ReactNode;
  buttonClass?: string;
  panelClass?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A button that shows and hides what follows it: a submenu, the mobile menu. It closes on Escape, on a click
 * elsewhere, when the focus leaves it and when the page changes.
 */
export function Disclosure({ label, buttonClass, panelClass, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation itself is what closes it
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    // Some browsers give a pressed button no focus: Escape then comes from the page itself.
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body) setOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape from the controls inside it
    <div ref={box} className={className} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div id={id} hidden={!open} className={panelClass}>
        {children}
      </div>
    </div>
  );
}
