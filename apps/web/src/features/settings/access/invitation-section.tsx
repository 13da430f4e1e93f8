import { t } from '@lingui/core/macro';
import { Loaded } from '../../../ui/loaded.tsx';
import { Section } from '../section.tsx';
import type { Colleagues } from '../settings-data.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';

export function InvitationSection({ colleagues }: { colleagues: Promise<Colleagues> }) {
  return (
    <Section title={t`Invite a colleague`} note={t`We e-mail them a link that works for 14 days.`}>
      <Loaded data={colleagues} label={t`Loading invitations`}>
        {({ invitations, departments }) => (
          <>
            <InviteForm departments={departments} />
            {invitations.length > 0 && <InvitationTable invitations={invitations} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}
