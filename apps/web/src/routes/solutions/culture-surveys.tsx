import { surveyQuestions, cultureSurveysText as text } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ModalButton } from '../../features/leads/modal-button.tsx';
import { BookingButton } from '../../features/solutions/booking-button.tsx';
import { Closing } from '../../features/solutions/closing.tsx';
import { ExampleChart } from '../../features/solutions/example-chart.tsx';
import { Benefits, Problems, Steps } from '../../features/solutions/solution-bands.tsx';
import { SolutionHero } from '../../features/solutions/solution-hero.tsx';
import { HeroLines } from '../../illustrations/hero-lines.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { breadcrumbData, faqData } from '../../lib/structured-data.ts';
import { BandSection } from '../../ui/band-section.tsx';
import type { ButtonVariant } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Faq } from '../../ui/faq.tsx';

export const meta = () =>
  pageMeta(pages.cultureSurveys.path, breadcrumbData([pages.cultureSurveys]), faqData(surveyQuestions));

export default function CultureSurveys() {
  return (
    <>
      <SolutionHero
        text={text}
        actions={
          <>
            <GuideButton variant="primary" />
            <ButtonLink to={pages.demoQuestionnaire.path} size="large">
              <Trans>Try a few questions</Trans>
            </ButtonLink>
          </>
        }
      >
        <HeroLines />
      </SolutionHero>
      <Problems text={text} />
      <Benefits text={text} />
      <Steps text={text} />
      <ExampleChart />
      <BandSection id="faq" sunk split title={t`Frequently Asked Questions`}>
        <Faq items={surveyQuestions} />
      </BandSection>
      <Closing
        title={t`Start with the guide`}
        lead={t`A PDF guide to the four levels of culture: what you can change at each, and how to start.`}
      >
        <GuideButton />
        <BookingButton>
          <Trans>Book a demo</Trans>
        </BookingButton>
      </Closing>
    </>
  );
}

function GuideButton({ variant }: { variant?: ButtonVariant }) {
  return (
    <ModalButton
      modal={({ CultureGuideModal }, props) => <CultureGuideModal {...props} />}
      variant={variant}
      size="large"
    >
      <Trans>Get the free guide</Trans>
    </ModalButton>
  );
}
