import { type ReactNode, useEffect, useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { onPrint } from './print-page.ts';

interface OpenFoldProps {
  label: ReactNode;
  asRow?: boolean;
  /** What shows single people is not opened by printing the page. */
  printed?: boolean;
  children: ReactNode;
}

/** A fold whose content is drawn, and so asked for, once it is opened or printed. */
export function OpenFold({ label, asRow = false, printed = true, children }: OpenFoldProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (printed && !isDrawn ? onPrint(() => setDrawn(true)) : undefined), [printed, isDrawn]);
  return (
    <Fold
      label={label}
      asRow={asRow}
      className={printed || isDrawn ? undefined : 'print:hidden'}
      onOpen={() => setDrawn(true)}
    >
      {isDrawn && children}
    </Fold>
  );
}
