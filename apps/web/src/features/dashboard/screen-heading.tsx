import type { ReactNode } from 'react';

interface ScreenHeadingProps {
  children: ReactNode;
  /** What can be done with the whole screen. */
  actions?: ReactNode;
}

export function ScreenHeading({ children, actions }: ScreenHeadingProps) {
  return (
    <div className="mb-4 flex sm:mb-6 flex-wrap items-end justify-between gap-3">
      <h1 className="min-w-0 text-h3">{children}</h1>
      {actions}
    </div>
  );
}
