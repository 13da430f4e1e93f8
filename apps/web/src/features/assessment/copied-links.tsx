import { lazy, Suspense } from 'react';
import type { Opened } from './respondent-screen.ts';

/** Few links are copied: anyone who answers need not wait for what is said then. */
const ToldCopies = lazy(() => import('./told-copies.tsx'));

/** Tells that a colleague copied the personal link, and what was done through the copy. */
export function CopiedLinks({
  state: { invitation },
  className,
}: {
  state: Pick<Opened, 'invitation'>;
  className?: string;
}) {
  if (invitation === null || invitation.copies.length === 0) return null;
  const { copies, organisation } = invitation;
  return (
    <Suspense fallback={null}>
      <ToldCopies copies={copies} organisation={organisation} {...(className && { className })} />
    </Suspense>
  );
}
