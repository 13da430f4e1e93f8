import type { ReactNode } from 'react';
import type { Opened } from './respondent-screen.ts';
import { SavingLine } from './saving-line.tsx';

interface PageButtonsProps {
  state: Pick<Opened, 'saving' | 'hasCaughtUp'>;
  children: ReactNode;
}

/** Back and Next at the foot of the screen, above whatever of the page lies below, and what is said about saving over them. */
export const PageButtons = ({ state, children }: PageButtonsProps) => (
  <div className="-mx-2 mt-auto bg-paper px-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tall:sticky tall:bottom-0 tall:z-10">
    <div className="pointer-events-none absolute inset-x-0 bottom-full hidden h-5 bg-linear-to-t from-paper tall:block" />
    <SavingLine {...state} />
    <div className="flex justify-between gap-3">{children}</div>
  </div>
);
