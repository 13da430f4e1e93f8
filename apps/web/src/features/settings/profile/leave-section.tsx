import { leaveOrganisation } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { roleHints, roleNames } from '../../../lib/role-names.ts';
import { toast } from '../../../lib/toast-store.ts';
import { unsaved } from '../../../lib/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { session } from '../../session/session.ts';
import { Section } from '../section.tsx';

type Organisation = NonNullable<User['organisation']>;

export function LeaveSection({ organisation }: { organisation: Organisation }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    await call(leaveOrganisation, {});
    unsaved.drop();
    const next = (await session.enter())?.company ?? null;
    toast(
      next === null
        ? t`You have left ${organisation.name}.`
        : t`You have left ${organisation.name}. You are now working in ${next}.`,
    );
    await navigate(pages.dashboard.path);
  }
  return (
    <Section
      id="role"
      title={t`Your role in ${organisation.name}`}
      note={`${roleNames[organisation.role]}. ${roleHints[organisation.role]}`}
      action={
        <Button size="small" onClick={() => setIsAsking(true)}>
          <Trans>Leave</Trans>
        </Button>
      }
    >
      {isAsking && (
        <ConfirmDialog
          title={t`Leave ${organisation.name}?`}
          description={t`You will no longer see anything in it, and API tokens that you made there will stop working. A colleague can invite you again.`}
          confirm={t`Leave`}
          onConfirm={leave}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}
