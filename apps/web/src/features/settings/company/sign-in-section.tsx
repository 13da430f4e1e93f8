import type { User } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { session } from '../../session/session.ts';
import { useUser } from '../../session/user-context.ts';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { AtOnce } from './at-once.tsx';

/** For owners: how colleagues sign in. */
export function SignInSection({ company }: { company: Company }) {
  const user = useUser();
  return (
    <Section title={t`How colleagues log in`}>
      <div className="-my-1.5 max-w-narrow">
        <AtOnce
          company={company}
          setting="second_step_required"
          label={t`Everyone signs in with a second step`}
          hint={hintFor(user, company)}
          said={(on) =>
            on ? t`Everyone signs in with a second step now.` : t`A second step is everyone’s own choice.`
          }
          disabled={!user.second_step && !company.second_step_required}
          after={session.load}
        />
      </div>
    </Section>
  );
}

function hintFor(user: User, company: Company): string {
  if (!user.second_step) {
    return t`Set up your own second step first, under Profile: otherwise this would shut you out.`;
  }
  if (user.organisation?.second_step_required && !company.second_step_required) {
    return t`The people who run this installation ask it of everyone already, whatever you choose here.`;
  }
  return t`Anyone who has none is asked to set it up before anything of this organisation opens to them. Access lists who has one. API tokens keep working.`;
}
