import { changeManagementText as text } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookingButton } from '../../features/solutions/booking-button.tsx';
import { Closing } from '../../features/solutions/closing.tsx';
import { Resistance } from '../../features/solutions/resistance.tsx';
import { Benefits, Problems, Steps } from '../../features/solutions/solution-bands.tsx';
import { SolutionHero } from '../../features/solutions/solution-hero.tsx';
import { CarryOver } from '../../illustrations/carry-over.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { breadcrumbData } from '../../lib/structured-data.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export const meta = () => pageMeta(pages.changeManagement.path, breadcrumbData([pages.changeManagement]));

export default function ChangeManagement() {
  return (
    <>
      <SolutionHero
        text={text}
        actions={
          <>
            <BookingButton variant="primary">
              <Trans>Talk to an expert</Trans>
            </BookingButton>
            <ButtonLink to={pages.register.path} size="large">
              <Trans>Try it with your own team</Trans>
            </ButtonLink>
          </>
        }
      >
        <CarryOver />
      </SolutionHero>
      <Resistance />
      <Problems text={text} />
      <Benefits text={text} />
      <Steps text={text} />
      <Closing
        title={t`Talk it over first`}
        lead={t`Tell us what you want to change and by when. Half an hour is usually enough to see whether measuring would help, and what it would take.`}
      >
        <BookingButton>
          <Trans>Talk to an expert</Trans>
        </BookingButton>
      </Closing>
    </>
  );
}
