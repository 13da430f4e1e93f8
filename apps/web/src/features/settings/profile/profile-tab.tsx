import { useUser } from '../../session/user-context.ts';
import { SecondStepSection } from '../second-step/second-step-section.tsx';
import type { SettingsData } from '../settings-data.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MailSection } from './mail-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PasswordSection } from './password-section.tsx';

export function ProfileTab({ secondStep, ownTokens }: SettingsData) {
  const user = useUser();
  return (
    <>
      <NamesSection user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} ownTokens={ownTokens} />
      {secondStep && <SecondStepSection secondStep={secondStep} />}
      <MailSection user={user} />
      {user.organisation && <LeaveSection organisation={user.organisation} />}
      <ExportSection />
      <DeleteAccount />
    </>
  );
}
