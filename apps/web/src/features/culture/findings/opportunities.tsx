import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef } from 'react';
import { Disc } from '../../../charts/opportunities-chart/disc.tsx';
import { OpportunitiesChart } from '../../../charts/opportunities-chart/opportunities-chart.tsx';
import { useCulture } from '../culture-context.ts';
import { PartMenu } from '../export/part-menu.tsx';
import { savePicture } from '../export/save-picture.ts';
import { FindingItem } from './finding-item.tsx';
import { toPoint } from './to-point.ts';

interface OpportunitiesProps {
  opportunities: NonNullable<CultureAnswer['opportunities']>;
  /** The page as a whole, to take along. */
  report: ReactNode;
}

/** The five that pay off most, as a picture and as a list; both open what is behind them. */
export function Opportunities({ opportunities, report }: OpportunitiesProps) {
  const { sentence, listed, held } = opportunities;
  const { ask } = useCulture();
  const picture = useRef<HTMLDivElement>(null);
  const points = useMemo(() => listed.map(toPoint), [listed]);
  return (
    <section aria-labelledby="opportunities-title" id="opportunities" className="scroll-mt-20 pb-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 id="opportunities-title" className="max-w-narrow flex-1 basis-80 font-sans text-ui font-medium">
          <Trans>
            The higher a point, the more it would change. The further left, the less effort it takes.
          </Trans>
        </h3>
        <div className="flex flex-wrap gap-2">
          {report}
          <PartMenu
            part="opportunities"
            onPicture={() => savePicture(picture.current, 'development-opportunities', sentence, listed)}
          />
        </div>
      </div>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div ref={picture}>
          <OpportunitiesChart
            points={points}
            label={t`Effort and impact of the development opportunities`}
            more={(index) => (
              <button
                type="button"
                onClick={() => listed[index] && ask({ about: 'opportunity', entry: listed[index], held })}
                className="link mt-1.5 pointer-coarse:py-2"
              >
                <Trans>How certain, from whom and why</Trans>
              </button>
            )}
          />
        </div>
        <ol>
          {listed.map((entry, index) => (
            <FindingItem
              key={entry.key}
              entry={entry}
              number={<Disc point={toPoint(entry)} number={index + 1} />}
              onAsk={() => ask({ about: 'opportunity', entry, held })}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
