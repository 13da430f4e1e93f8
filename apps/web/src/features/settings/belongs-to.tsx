import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { eitherOf } from '../../lib/lists.ts';
import { Notice } from '../../ui/notice.tsx';
import { useUser } from '../session/user-context.ts';

/** A part of the settings that belongs to others, said plainly instead of an empty page. */
export function BelongsTo({ who }: { who: string }) {
  const owners = useUser().organisation?.owners ?? [];
  const whom = owners.length === 0 ? t`one of them` : eitherOf(owners);
  return (
    <Notice title={t`Only ${who} can see and change these settings`}>
      <Trans>Ask {whom} if you want something changed.</Trans>
    </Notice>
  );
}
