import { aiProductivityText as text } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ModalButton } from '../../features/leads/modal-button.tsx';
import { BookingButton } from '../../features/solutions/booking-button.tsx';
import { Closing } from '../../features/solutions/closing.tsx';
import { Benefits, Problems, Steps } from '../../features/solutions/solution-bands.tsx';
import { SolutionHero } from '../../features/solutions/solution-hero.tsx';
import { Bottleneck } from '../../illustrations/bottleneck.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { breadcrumbData } from '../../lib/structured-data.ts';

export const meta = () => pageMeta(pages.aiProductivity.path, breadcrumbData([pages.aiProductivity]));

export default function AiProductivity() {
  return (
    <>
      <SolutionHero
        text={text}
        actions={
          <>
            <BookingButton variant="primary">
              <Trans>Book a demo</Trans>
            </BookingButton>
            <GuideButton />
          </>
        }
      >
        <Bottleneck />
      </SolutionHero>
      <Problems text={text} />
      <Benefits text={text} />
      <Steps text={text} />
      <Closing
        title={t`Start with one team`}
        lead={t`The guide takes one team through eight weeks: find the bottleneck, choose one task, try it, decide. The template is in the same document.`}
      >
        <GuideButton />
        <BookingButton>
          <Trans>Book a demo</Trans>
        </BookingButton>
      </Closing>
    </>
  );
}

function GuideButton() {
  return (
    <ModalButton modal={({ AiGuideModal }, props) => <AiGuideModal {...props} />} size="large">
      <Trans>Get the guide and template</Trans>
    </ModalButton>
  );
}
