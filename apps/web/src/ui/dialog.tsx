import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  /** Called by Escape, the backdrop and the close button; the caller then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the foot, which stay in view while the content scrolls. */
  actions?: ReactNode;
  wide?: boolean;
  /** Asked before Escape, the backdrop or the close button closes it: whether it stays open. */
  stays?: () => boolean;
  children?: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back and closes on Escape without a library,
 * which matters because public pages open dialogs too.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  wide,
  stays = never,
  children,
}: DialogProps) {
  const ref = useModal(open, onClose, stays);
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(
        'm-auto max-h-[90dvh] w-full overflow-hidden rounded border border-line bg-raised text-ink shadow-float',
        // Wherever it is asked for, in a table's last cell too, its words start on the left.
        'text-left font-normal',
        'backdrop:bg-[rgb(10_18_32/0.55)] open:flex open:flex-col',
        'max-md:mb-0 max-md:max-w-none max-md:rounded-b-none md:w-[calc(100%-3rem)]',
        'transition-[opacity,translate] duration-settle ease-settle starting:open:translate-y-3 starting:open:opacity-0',
        wide ? 'md:max-w-narrow' : 'md:max-w-[30rem]',
      )}
    >
      {open && (
        <>
          <h2
            id={`${id}-title`}
            data-title
            className="px-5 pt-5 pr-15 pb-2 text-h3 outline-none md:px-7 md:pt-7 md:pr-17"
          >
            {title}
          </h2>
          {/* Positioned, or words for screen readers alone would stretch the dialog from far down its content. */}
          <div
            data-body
            className="relative min-h-0 overflow-y-auto px-5 pb-5 focus-visible:-outline-offset-2 md:px-7 md:pb-7"
          >
            {/* What concerns the whole page and would lie behind the dialog: see `use-notice-place.ts`. */}
            <div data-notice className="sticky top-0 z-20 mb-4 empty:hidden" />
            {description && (
              <p id={`${id}-description`} className="text-ui text-ink-soft">
                {description}
              </p>
            )}
            {children && <div className={description ? 'mt-5' : 'mt-3'}>{children}</div>}
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-4 md:px-7">{actions}</div>
          )}
          {/* Last, so that the focus starts in the content. */}
          <button
            type="button"
            aria-label={t`Close`}
            onClick={() => stays() || onClose()}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded bg-raised text-ink-soft hover:bg-sunk hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </dialog>
  );
}

const never = () => false;
const ignore = () => undefined;

function useModal(open: boolean, onClose: () => void, stays: () => boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const kept = useRef(stays);
  /** What had the focus last. */
  const held = useRef<Element>(null);
  useEffect(() => {
    close.current = onClose;
    kept.current = stays;
  });

  // As part of drawing: a dialog that has left the page by the time it is closed would give no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = openerOf(document.activeElement);
    const giveBack = import('../lib/hold-focus.ts').then(({ holdFocus }) => holdFocus(opener), ignore);
    const onFocus = ({ target }: Event) => {
      held.current = target as Element;
    };
    dialog.addEventListener('focusin', onFocus);
    holdPage();
    dialog.showModal();
    makeScrollable(dialog.querySelector('[data-body]'));
    // Who opens a form wants to fill it in, not to follow the link in the text above it.
    if (document.activeElement instanceof HTMLAnchorElement)
      dialog.querySelector<HTMLElement>('[data-body] :is(input, select, textarea):enabled')?.focus();
    // The key itself, since a second Escape in a row closes a dialog whatever its cancel event says. What has its own
    // use for the key, such as an open list, has prevented its default.
    const onKey = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Element && event.target.closest('dialog') === dialog;
      const isOurs = isHere && event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
      if (isOurs && kept.current()) event.preventDefault();
    };
    const onCancel = (event: Event) => {
      if (event.target === dialog && kept.current()) event.preventDefault();
    };
    let pressedOutside = false;
    const isOutside = (event: Event) => event.target === dialog;
    // Both ends of the click: a selection dragged out of a field must not close what is being typed into.
    const onDown = (event: Event) => {
      pressedOutside = isOutside(event);
    };
    const onClick = (event: Event) => {
      if (pressedOutside && isOutside(event) && !kept.current()) close.current();
    };
    // Late news of a dialog that is open again, which development draws twice.
    const onClosed = () => dialog.open || close.current();
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onDown);
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('focusin', onFocus);
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('pointerdown', onDown);
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('close', onClosed);
      dialog.close();
      releasePage();
      // Late, since an entry of a menu is gone, or the menu takes the focus for itself meanwhile.
      requestAnimationFrame(() => void giveBack.then((give) => give?.()));
    };
  }, [open]);

  // What held the focus may be gone with the content that it stood in: then what stands there now is read from its beginning.
  // On its way from one field to the next the focus is nowhere for a moment, too, and must arrive.
  useEffect(() => {
    if (!open || document.activeElement !== document.body || held.current?.checkVisibility()) return;
    const title = ref.current?.querySelector<HTMLElement>('[data-title]');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
    ref.current?.querySelector('[data-body]')?.scrollTo(0, 0);
  });

  return ref;
}

/** What gets the focus back: for an entry of a menu, which goes with its menu, the button that opened it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement ? opener : null;
}

/** The page behind stands still, and keeps free what its scrollbar took: nothing moves, and the backdrop covers all. */
function holdPage(): void {
  const { clientWidth, style } = document.documentElement;
  if (style.overflow !== '') return;
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

/** When the last dialog has closed. */
function releasePage(): void {
  if (document.querySelector('dialog:modal') !== null) return;
  const { style } = document.documentElement;
  style.overflow = '';
  style.paddingRight = '';
}

/** Text alone that is longer than the screen: without a place for the focus a keyboard could not scroll it. */
function makeScrollable(body: HTMLElement | null): void {
  if (body === null || body.scrollHeight <= body.clientHeight) return;
  if (body.querySelector('a[href], button, input, select, textarea') === null) body.tabIndex = 0;
}
