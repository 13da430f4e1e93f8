import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { useArrival } from '../../lib/use-arrival.ts';
import { Outdated } from './outdated.tsx';
import { SignedOut } from './signed-out.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useToastKey } from './use-toast-key.ts';

interface DashboardFrameProps {
  top: ReactNode;
  bar: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

export function DashboardFrame({ top, bar, foot, children }: DashboardFrameProps) {
  const main = useRef<HTMLElement>(null);
  useArrival(main, useLocation().pathname);
  useToastKey();
  return (
    <>
      <a className="skip-link" href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      {top}
      <div className="page max-w-site md:flex md:gap-6 lg:gap-12">
        {bar}
        <main ref={main} id="content" className="min-h-[75dvh] min-w-0 flex-1 py-8 md:py-10">
          <Outdated />
          <SignedOut />
          {children}
        </main>
      </div>
      <div className="max-md:pb-16">{foot}</div>
      <UnsavedGuard />
    </>
  );
}
