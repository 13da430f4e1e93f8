import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface StatusProps {
  /** How far along its line the thing is, 0 to 1: the dot says it without colour, the word says it in words. */
  at: number;
  /** On its way, at its end, ended early, or in need of someone. */
  kind?: 'going' | 'done' | 'stopped' | 'trouble';
  className?: string;
  children: ReactNode;
}

const kinds = {
  going: 'text-ink',
  done: 'text-link',
  stopped: 'text-ink-faint',
  trouble: 'text-error',
};

/** Where something stands between its beginning and its end. */
export function Status({ at, kind = 'going', className, children }: StatusProps) {
  const x = 4 + Math.min(1, Math.max(0, at)) * 20;
  return (
    <span className={cx('inline-flex items-center gap-2 text-ui min-[14rem]:whitespace-nowrap', className)}>
      <svg
        viewBox="0 0 28 10"
        width="28"
        height="10"
        className={cx('shrink-0', kinds[kind])}
        aria-hidden="true"
      >
        <path d="M1 5h26M1 2.5v5M27 2.5v5" stroke="currentColor" opacity=".6" />
        {kind === 'stopped' || kind === 'trouble' ? (
          <>
            <circle cx={x} cy="5" r="4.5" className="fill-paper" />
            <path d={`M${x - 2.6} 2.4l5.2 5.2m0-5.2-5.2 5.2`} stroke="currentColor" strokeWidth="1.4" />
          </>
        ) : (
          <circle cx={x} cy="5" r="3.6" fill="currentColor" />
        )}
      </svg>
      <span className={kind === 'stopped' ? 'text-ink-soft' : undefined}>{children}</span>
    </span>
  );
}
