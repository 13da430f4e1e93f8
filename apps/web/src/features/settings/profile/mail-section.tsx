import { changeOwnMails } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useOptimistic, useTransition } from 'react';
import { call } from '../../../lib/api.ts';
import { may } from '../../../lib/may.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Switch } from '../../../ui/switch.tsx';
import { session } from '../../session/session.ts';
import { Section } from '../section.tsx';

/** Mails that are not part of something one does oneself. Who invites nobody gets none. */
export function MailSection({ user }: { user: User }) {
  const { organisation } = user;
  const [isOn, setIsOn] = useOptimistic(organisation?.digests ?? false);
  const [, start] = useTransition();
  const { run } = useChange();
  if (organisation === null || !(may(user, 'employees:manage') || may(user, 'candidates:manage')))
    return null;
  const set = (digests: boolean) =>
    start(async () => {
      setIsOn(digests);
      await run(
        async () => {
          await call(changeOwnMails, { body: { digests } });
          await session.load();
        },
        digests ? t`You are told by mail.` : t`You are no longer told by mail.`,
      );
    });
  return (
    <Section title={t`Mails`}>
      <div className="-my-1.5 max-w-narrow">
        <Switch
          label={t`Tell me who has answered`}
          hint={t`At most one mail an hour, about people whom you have invited for ${organisation.name}.`}
          checked={isOn}
          onChange={(event) => set(event.target.checked)}
        />
      </div>
    </Section>
  );
}
