import { EXAMPLE_OPPORTUNITIES } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { OpportunitiesChart } from '../../charts/opportunities-chart/opportunities-chart.tsx';
import { BandSection } from '../../ui/band-section.tsx';

const title = t`Example development opportunities`;

export function ExampleChart() {
  return (
    <BandSection
      id="example"
      split
      title={t`What you would look at on Monday`}
      lead={t`Five opportunities for a made-up company. Further right means more effort, and higher means more impact. Choose a number to read about that opportunity and to see how certain its place in the top five is.`}
    >
      <figure className="rounded border bg-raised p-4 md:p-6">
        <OpportunitiesChart points={EXAMPLE_OPPORTUNITIES} label={title} tour={3000} />
      </figure>
    </BandSection>
  );
}
