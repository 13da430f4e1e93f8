import { plural, t } from '@lingui/core/macro';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DropListProps {
  title: string;
  /** How many on it are not invited. */
  people: number;
  confirm: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Before lines go that this browser has kept: there may be no other copy of them. */
export function DropList({ people, ...props }: DropListProps) {
  return (
    <ConfirmDialog
      description={plural(people, {
        one: '# person on it has not been invited yet. Their line will be deleted from this browser.',
        other: '# people on it have not been invited yet. Their lines will be deleted from this browser.',
      })}
      cancel={t`Keep it`}
      {...props}
    />
  );
}
