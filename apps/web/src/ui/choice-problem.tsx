import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What is wrong with a group of choices, between its question and its answers. */
export function ChoiceProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mb-3 flex gap-1.5 text-ui font-medium text-error">
      <Icon name="error" className="mt-0.75" />
      {children}
    </p>
  );
}
