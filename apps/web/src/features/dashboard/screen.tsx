import type { ReactNode } from 'react';
import { useUser } from '../session/user-context.ts';
import { NoOrganisation } from './no-organisation.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { ScreenHeading } from './screen-heading.tsx';

interface ScreenProps {
  title: ReactNode;
  actions?: ReactNode;
  allowed: boolean;
  /** Who may, said to those who may not. */
  refusal: string;
  /** Where it is not the role that says so. */
  refusalTitle?: string;
  children: ReactNode;
}

/** A screen of the organisation: its heading, and its content for those whose role includes it. */
export function Screen({ title, actions, allowed, refusal, refusalTitle, children }: ScreenProps) {
  if (useUser().organisation === null) return <NoOrganisation />;
  return (
    <>
      <ScreenHeading actions={allowed && actions}>{title}</ScreenHeading>
      {allowed ? children : <NotAllowed title={refusalTitle}>{refusal}</NotAllowed>}
    </>
  );
}
