import { t } from '@lingui/core/macro';
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
  const { company } = useUser();
  return (
    <>
      {colleagues && (
        <>
          <Section
            title={t`Colleagues`}
            note={t`Who works in ${company ?? t`your organisation`} with you. People who only answer questionnaires are under People.`}
          >
            <Loaded data={colleagues} label={t`Loading colleagues`}>
              {(value) => <ColleagueTable {...value} />}
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
