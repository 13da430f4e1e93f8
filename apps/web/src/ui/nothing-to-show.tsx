import { t } from '@lingui/core/macro';
import { ButtonLink } from './button-link.tsx';
import { Notice } from './notice.tsx';

interface NothingToShowProps {
  /** The server's sentence that says why. */
  refusal: string;
  /** The list where everyone else is. */
  to: string;
  /** "All people" */
  label: string;
}

export function NothingToShow({ refusal, to, label }: NothingToShowProps) {
  return (
    <Notice
      title={t`There is nothing to show`}
      actions={
        <ButtonLink size="small" to={to}>
          {label}
        </ButtonLink>
      }
    >
      {refusal}
    </Notice>
  );
}
