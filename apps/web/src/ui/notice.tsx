import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  /** Buttons or links that answer the notice. */
  actions?: ReactNode;
  /** Read out when it appears: set it for what happens after the page stood, not for what was there with it. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

const looks: Record<NoticeKind, { icon: IconName; ground: string; sign: string; word: string }> = {
  info: { icon: 'info', ground: 'bg-sunk', sign: 'text-ink-soft', word: t`Note` },
  success: { icon: 'success', ground: 'bg-success-soft', sign: 'text-success', word: t`Done` },
  warning: { icon: 'warning', ground: 'bg-warning-soft', sign: 'text-warning', word: t`Warning` },
  error: { icon: 'error', ground: 'bg-error-soft', sign: 'text-error', word: t`Error` },
};

export function Notice({ kind = 'info', title, actions, live = false, className, children }: NoticeProps) {
  const look = looks[kind];
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={cx('flex gap-3 rounded border border-transparent px-4 py-3 text-ui', look.ground, className)}
    >
      <Icon name={look.icon} className={cx('mt-0.75', look.sign)} />
      <span className="sr-only">{look.word}: </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={title ? 'mt-0.5 text-ink-soft' : undefined}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
