import { getTrend } from '@fourfold/contract/calls';
import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TrendChart } from '../../../charts/trend-chart/trend-chart.tsx';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { useCulture } from '../culture-context.ts';
import { hasPeriod } from '../culture-filter.ts';
import { Section } from './section.tsx';

interface MeasureTrendProps {
  measureKey: string;
  name: string;
  /** What stands at the top of the page. */
  shown: Pick<CultureAnswer, 'round' | 'keys_version'>;
}

/** How a measure went over all rounds and pulses, of everyone or of the department that is looked at. */
export function MeasureTrend({ measureKey, name, shown }: MeasureTrendProps) {
  const { filter, key, isOwn } = useCulture();
  const { department, company, position } = filter;
  const isNarrower = company !== undefined || position !== undefined || hasPeriod(filter);
  const trend = useLoading(`${key} ${measureKey} ${department}`, (signal) =>
    call(
      getTrend,
      { params: { measureKey }, query: department === undefined ? {} : { department } },
      { signal },
    ),
  );
  if (!isOwn) return null;
  return (
    <Section id="over-time" name={t`Over time`}>
      <LoadingPart loading={trend} label={t`Loading the progress so far`}>
        {(loaded) => (
          <div className="grid gap-3">
            <p>{loaded.sentence}</p>
            {isNarrower && (
              <p className="text-note text-ink-soft">
                <Trans>
                  Only the department filter applies here, so this can cover more people than the rest of the
                  page.
                </Trans>
              </p>
            )}
            {loaded.notes.map((note) => (
              <p key={note} className="text-note text-ink-soft">
                {note}
              </p>
            ))}
            {loaded.points.length > 1 && (
              <TrendChart trend={loaded} label={t`${name} over time`} shown={shown} />
            )}
          </div>
        )}
      </LoadingPart>
    </Section>
  );
}
