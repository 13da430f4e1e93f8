import { type BodyOf, changeOwnMails } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useOptimistic, useTransition } from 'react';
import { call } from '../../../lib/api.ts';
import { may } from '../../../lib/may.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Switch } from '../../../ui/switch.tsx';
import { session } from '../../session/session.ts';
import { Section } from '../section.tsx';

type Mails = Required<BodyOf<typeof changeOwnMails>>;
const none: Mails = { digests: false, weekly: false };

/** Mails that are not part of something one does oneself. */
export function MailSection({ user }: { user: User }) {
  const { organisation } = user;
  const [mails, setMails] = useOptimistic<Mails>(organisation ?? none);
  const [, start] = useTransition();
  const { run } = useChange();
  if (organisation === null) return null;
  const set = (change: Partial<Mails>, done: string) =>
    start(async () => {
      setMails({ ...mails, ...change });
      await run(async () => {
        await call(changeOwnMails, { body: change });
        await session.load();
      }, done);
    });
  const invites = may(user, 'employees:manage') || may(user, 'candidates:manage');
  return (
    <Section title={t`E-mails`}>
      <div className="-my-1.5 max-w-narrow">
        {invites && (
          <Switch
            label={t`Tell me who has answered`}
            hint={t`At most one e-mail an hour, about people you invited at ${organisation.name}.`}
            checked={mails.digests}
            onChange={({ target: { checked: digests } }) =>
              set(
                { digests },
                digests
                  ? t`You will be told by e-mail who has answered.`
                  : t`You will no longer be told by e-mail who has answered.`,
              )
            }
          />
        )}
        <Switch
          label={t`Tell me each Monday what changed`}
          hint={t`A weekly e-mail with changes and due dates at ${organisation.name}. Nothing is sent if there is no news.`}
          checked={mails.weekly}
          onChange={({ target: { checked: weekly } }) =>
            set(
              { weekly },
              weekly
                ? t`You will get an e-mail on Mondays.`
                : t`You will no longer get an e-mail on Mondays.`,
            )
          }
        />
      </div>
    </Section>
  );
}
