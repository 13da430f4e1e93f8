import { getRegistration } from '@fourfold/contract/calls';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { site } from '../../lib/site.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Null while the page comes to life. */
const OpenContext = createContext<boolean | null>(null);

/**
 * Whether strangers may register is the operator's setting, which a prerendered page cannot know: it holds what stands
 * for either, and an attribute that the server fills in shows one of them from the first moment on.
 */
export function Registration({ children }: { children: ReactNode }) {
  const isOpen = useIsOpen();
  return (
    <OpenContext value={isOpen}>
      <div data-registration={site.registration} className="group/registration">
        {children}
      </div>
    </OpenContext>
  );
}

function useIsOpen(): boolean | null {
  const hydrated = useHydrated();
  const [isFirst, setIsFirst] = useState(false);
  useEffect(() => {
    // Anyone who comes first to an empty installation is let in whatever the setting is. Not to know is to be refused.
    if (site.registration !== 'open') call(getRegistration, {}).then(({ open }) => setIsFirst(open), ignore);
  }, []);
  return hydrated ? site.registration === 'open' || isFirst : null;
}
const ignore = () => undefined;

export function WhenOpen({ children }: { children: ReactNode }) {
  const isOpen = useContext(OpenContext);
  if (isOpen === false) return null;
  const undecided =
    'group-data-[registration=closed]/registration:hidden group-data-[registration=invited]/registration:hidden';
  return <div className={isOpen === null ? undecided : undefined}>{children}</div>;
}

export function WhenClosed({ children }: { children: ReactNode }) {
  const isOpen = useContext(OpenContext);
  if (isOpen === true) return null;
  const undecided = 'group-data-[registration=open]/registration:hidden';
  return <div className={isOpen === null ? undecided : undefined}>{children}</div>;
}
