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
    <Section title={t`How colleagues sign in`}>
      <div className="-my-1.5 max-w-narrow">
        <AtOnce
          company={company}
          setting="second_step_required"
          label={t`Require two-step verification for everyone`}
          hint={hintFor(user, company)}
          said={(on) =>
            on
              ? t`Two-step verification is now required for everyone.`
              : t`Two-step verification is now each person’s own choice.`
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
    return t`Set it up on your own account first, or you’ll be locked out.`;
  }
  if (user.organisation?.second_step_required && !company.second_step_required) {
    return t`The people who run this service already require it of everyone, whatever you choose here.`;
  }
  return t`Anyone without it has to set it up before they can use Fourfold for this organisation. Under Access you can see who has set it up. API tokens keep working.`;
}
