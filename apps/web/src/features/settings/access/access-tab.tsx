import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { may } from '../../../lib/may.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useUser } from '../../session/user-context.ts';
import { Section } from '../section.tsx';
import type { SettingsData } from '../settings-data.ts';
import { ActivitySection } from './activity-section.tsx';
import { ColleagueTable } from './colleague-table.tsx';
import { InvitationSection } from './invitation-section.tsx';
import { SessionSection } from './session-section.tsx';
import { TokenSection } from './token-section.tsx';

export function AccessTab({ colleagues, sessions, tokens }: SettingsData) {
  const user = useUser();
  const { company } = user;
  const owns = may(user, 'organisation:own');
  return (
    <>
      {colleagues && (
        <>
          <Section
            title={t`Colleagues`}
            note={t`You and your colleagues who use Fourfold for ${company ?? t`your organisation`}. People who only answer questionnaires are under People.`}
          >
            <Loaded data={colleagues} label={t`Loading colleagues`}>
              {(value) => (
                <>
                  <ColleagueTable {...value} />
                  {owns && value.members.length === 1 && (
                    <p className="mt-2 text-note text-ink-soft">
                      <Trans>
                        To hand the organisation’s account over, invite a colleague below first. Once they
                        have joined, you will find “Hand the organisation’s account over” in their row.
                      </Trans>
                    </p>
                  )}
                </>
              )}
            </Loaded>
          </Section>
          <InvitationSection colleagues={colleagues} />
        </>
      )}
      {sessions && <SessionSection sessions={sessions} />}
      {tokens && <TokenSection tokens={tokens} />}
      {colleagues && <ActivitySection />}
    </>
  );
}
