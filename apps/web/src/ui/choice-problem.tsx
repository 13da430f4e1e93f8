import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface ChoiceProblemProps {
  id: string;
  /** It was said and is mended: it keeps its place, so that the answers don’t move under a thumb. */
  isOver?: boolean | undefined;
  children: ReactNode;
}

/** What is wrong with a group of choices, between its question and its answers. */
export function ChoiceProblem({ id, isOver, children }: ChoiceProblemProps) {
  return (
    <p id={id} className={cx('mb-3 flex gap-1.5 text-ui font-medium text-error', isOver && 'invisible')}>
      <Icon name="error" className="mt-0.75" />
      {children}
    </p>
  );
}
