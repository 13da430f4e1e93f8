import { EXAMPLE_OPPORTUNITIES } from '@fourfold/content';
import { OpportunitiesChart } from '../charts/opportunities-chart/opportunities-chart.tsx';
import { Case, Specimen } from './specimen.tsx';

const doubtful = EXAMPLE_OPPORTUNITIES.map((point, index) => ({
  ...point,
  strength: (['full', 'half', 'pale'] as const)[index % 3],
  interval: { x: [point.x - 1.1, point.x + 1.3], y: [point.y - 0.9, point.y + 0.8] },
})) as Parameters<typeof OpportunitiesChart>[0]['points'];

const crowded = Array.from({ length: 7 }, (_, index) => ({
  x: 3 + (index % 3) * 0.05,
  y: 6 + (index % 2) * 0.04,
  name: `Improve the ${index + 1}. of many`,
  description: 'One of several that fall on the same place.',
}));

export function Charts() {
  return (
    <Specimen id="charts" title="Charts" note="Labelled directly; whatever is drawn is also a table.">
      {() => (
        <>
          <Case name="OpportunitiesChart: the five of the home page, on a tour of 5 seconds each">
            <OpportunitiesChart points={EXAMPLE_OPPORTUNITIES} label="Example opportunities" tour={5000} />
          </Case>
          <Case name="With intervals, and clear, likely and unclear">
            <OpportunitiesChart points={doubtful} label="Example opportunities with intervals" />
          </Case>
          <Case name="Many at one place stay reachable">
            <OpportunitiesChart points={crowded} label="Crowded opportunities" />
          </Case>
        </>
      )}
    </Specimen>
  );
}
