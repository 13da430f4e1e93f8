import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { OpportunitiesChart } from '../../../charts/opportunities-chart/opportunities-chart.tsx';
import { PointNames } from '../../../charts/opportunities-chart/point-names.tsx';
import { useCulture } from '../culture-context.ts';
import { PartMenu } from '../export/part-menu.tsx';
import { usePictureOf } from '../export/picture-context.ts';
import { savePicture } from '../export/save-picture.ts';
import { findingPath } from './finding-path.ts';
import { toPoint } from './to-point.ts';

interface EffortAndImpactProps {
  opportunities: NonNullable<CultureAnswer['opportunities']>;
  keysVersion: string;
}

/** Where the five pay off most, as a picture. */
export function EffortAndImpact({ opportunities: { listed, sentence }, keysVersion }: EffortAndImpactProps) {
  const { filter } = useCulture();
  const of = usePictureOf();
  const picture = useRef<HTMLDivElement>(null);
  const points = useMemo(() => listed.map(toPoint), [listed]);
  return (
    <section id="effort" aria-labelledby="effort-title" className="min-w-0 print:break-inside-avoid">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id="effort-title" className="text-h4">
          <Trans>Effort and impact</Trans>
        </h3>
        <PartMenu
          part="opportunities"
          onPicture={() => savePicture(picture.current, { of, sentence, keysVersion, listed })}
        />
      </div>
      <p className="mt-1 text-note text-ink-soft">
        <Trans>
          Higher up means more impact. Further left means less effort. Circles that would overlap are moved
          apart, and a dot marks where each one belongs. Choose a circle to see its likely range.
        </Trans>
      </p>
      <div ref={picture} className="mt-2">
        <OpportunitiesChart
          points={points}
          label={t`Effort and impact of the development opportunities`}
          names={PointNames}
          more={(index) =>
            listed[index] && (
              <Link
                to={findingPath('behaviour', listed[index].key, filter)}
                className="link mt-1.5 inline-block pointer-coarse:py-2"
              >
                <Trans>What to do, with whom and why</Trans>
              </Link>
            )
          }
        />
      </div>
    </section>
  );
}
