import { whoMay } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { allOf } from '../../../lib/lists.ts';
import { may } from '../../../lib/may.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useUser } from '../../session/user-context.ts';
import { BelongsTo } from '../belongs-to.tsx';
import type { SettingsData } from '../settings-data.ts';
import { DeleteOrganisation } from './delete-organisation.tsx';
import { DepartmentSection } from './department-section.tsx';
import { InformationSection } from './information-section.tsx';
import { InvitationTexts } from './invitation-texts.tsx';
import { LogoSection } from './logo-section.tsx';
import { NameSection } from './name-section.tsx';
import { RespondentSwitches } from './respondent-switches.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

export function CompanyTab({ company, visibility, forms }: SettingsData) {
  const user = useUser();
  if (company === null) return <BelongsTo who={whoMay('organisation:manage', allOf)} />;
  return (
    <Loaded data={company} label={t`Loading the company`}>
      {({ organisation }) => (
        <>
          <NameSection company={organisation} />
          <DepartmentSection departments={organisation.departments} />
          <LogoSection company={organisation} />
          <InvitationTexts company={organisation} />
          {visibility && <VisibilitySection visibility={visibility} />}
          {forms && <InformationSection company={organisation} forms={forms} />}
          <RespondentSwitches company={organisation} />
          <RetentionSection company={organisation} />
          {may(user, 'organisation:own') && <SignInSection company={organisation} />}
          {may(user, 'organisation:own') && <DeleteOrganisation company={organisation} />}
        </>
      )}
    </Loaded>
  );
}
