import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { cx } from './cx.ts';

interface SheetProps {
  children: ReactNode;
  className?: string;
}

/** The one column that a respondent reads. */
export function Sheet({ children, className }: SheetProps) {
  return (
    <div className={cx('mx-auto w-full max-w-[38rem] px-[max(18px,4vw)] py-8 md:py-14', className)}>
      {children}
    </div>
  );
}

interface SheetHeadingProps {
  children: ReactNode;
  /** Takes the focus when it appears in place of another page, so that a screen reader starts there. */
  arrives?: boolean;
  className?: string;
}

export function SheetHeading({ children, arrives = true, className }: SheetHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // One that came with the document has been read, and perhaps scrolled away from, before its scripts were there.
  const [isNew] = useState(useHydrated());
  useEffect(() => {
    if (!arrives || !isNew) return;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [arrives, isNew]);
  return (
    <h1 ref={ref} tabIndex={-1} className={cx('font-display outline-none', className ?? 'text-h2')}>
      {children}
    </h1>
  );
}

interface NoticeSheetProps {
  title: string;
  message: string;
  children?: ReactNode;
}

/** A page that has nothing to answer: what happened, and the one thing that helps. */
export function NoticeSheet({ title, message, children }: NoticeSheetProps) {
  return (
    <Sheet className="grid min-h-[80dvh] content-center gap-5">
      <SheetHeading>{title}</SheetHeading>
      <p className="text-read text-ink-soft">{message}</p>
      {children}
    </Sheet>
  );
}
