import type { ReactNode } from 'react';
import { SavingLine } from './saving-line.tsx';
import type { Saving } from './send-answers.ts';

interface PageButtonsProps {
  saving: Saving;
  children: ReactNode;
}

/** Back and Next at the foot of the screen, above whatever of the page lies below, and what is said about saving over them. */
export const PageButtons = ({ saving, children }: PageButtonsProps) => (
  <div className="-mx-2 mt-auto bg-paper px-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tall:sticky tall:bottom-0 tall:z-10">
    <div className="pointer-events-none absolute inset-x-0 bottom-full hidden h-5 bg-linear-to-t from-paper tall:block" />
    <SavingLine saving={saving} />
    <div className="flex justify-between gap-3">{children}</div>
  </div>
);
