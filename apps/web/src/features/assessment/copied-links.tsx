import { LinkCopies } from '../../ui/link-copies.tsx';
import type { Opened } from './respondent-screen.ts';

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
  return <LinkCopies copies={copies} organisation={organisation} {...(className && { className })} />;
}
