import { EXAMPLE_OPPORTUNITIES } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OpportunitiesChart } from '../../charts/opportunities-chart/opportunities-chart.tsx';
import { ModalButton } from '../leads/modal-button.tsx';

const title = t`Example Culture Development Opportunities`;

export function HeroCard() {
  return (
    <figure className="min-w-0 rounded border bg-raised p-4 md:p-6">
      <figcaption>
        <h2 className="text-h4">{title}</h2>
        <p className="mt-1 text-note text-ink-soft">
          <Trans>
            A made-up company, to show what you get. Most companies’ results will lie closer together. Choose
            a number to see what it means and how certain it is.
          </Trans>
        </p>
      </figcaption>
      <OpportunitiesChart points={EXAMPLE_OPPORTUNITIES} label={title} tour={5000} className="mt-3" />
      <div className="mt-3 border-t pt-4">
        <ModalButton modal={({ SampleReportModal }, props) => <SampleReportModal {...props} />}>
          <Trans>See a sample report</Trans>
        </ModalButton>
      </div>
    </figure>
  );
}
