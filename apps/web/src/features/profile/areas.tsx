import type { IndividualProfile, NamedArea, ProfileMeasure } from '@fourfold/contract/schemas';
import { HIGH_EDGE, LOW_EDGE, OVERACTIVATED_FROM } from '@fourfold/measurement/person/bands.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { certainty } from '../../lib/chance.ts';
import { Fold } from '../../ui/fold.tsx';
import { Pulls } from './pulls.tsx';
import { ScoreLine } from './score-line.tsx';
import type { Subject } from './subject.ts';

interface AreasProps {
  profile: Pick<IndividualProfile, 'measures' | 'overactivated' | 'development_areas'>;
  subject: Subject;
}

/** What is likely among single behaviours. Nothing is made up to fill it. */
export function Areas({ profile: { measures, overactivated, development_areas }, subject }: AreasProps) {
  const id = useId();
  const of = (area: NamedArea) => measures.find(({ key }) => key === area.measure_key);
  return (
    <section aria-labelledby={id} className="@container">
      <h2 id={id} className="text-h3">
        <Trans>What to look at first</Trans>
      </h2>
      <p className="mt-1 max-w-narrow text-ui text-ink-soft">
        <Trans>
          One person’s answers give only a rough picture of any single behaviour. A behaviour is named only
          where it is likely to be out of balance.
        </Trans>
      </p>
      <dl className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-7 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <dt className="text-ui font-medium text-ink-soft">
            <Trans>Most overactivated behaviour</Trans>
          </dt>
          <dd className="mt-2">
            {overactivated === null ? (
              <p className="text-body">
                {subject === null ? (
                  <Trans>
                    None. “Overactivated” means far too much ({OVERACTIVATED_FROM} or more), and none of your
                    behaviours is likely to be that high.
                  </Trans>
                ) : (
                  <Trans>
                    None. “Overactivated” means far too much ({OVERACTIVATED_FROM} or more), and none of{' '}
                    {subject}’s behaviours is likely to be that high.
                  </Trans>
                )}
              </p>
            ) : (
              <Area
                area={overactivated}
                measure={of(overactivated)}
                extent={t`far too much (${OVERACTIVATED_FROM} or more)`}
                atAll={of(overactivated)?.beyond}
              />
            )}
          </dd>
        </div>
        <div>
          <dt className="text-ui font-medium text-ink-soft">
            {subject === null ? t`What you could develop first` : t`What ${subject} could develop first`}
          </dt>
          <dd className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-6 @min-[60rem]:grid-cols-2">
            {development_areas.length === 0 && (
              <p className="text-body">
                <Trans>None. We aren’t certain enough of anything to recommend it.</Trans>
              </p>
            )}
            {development_areas.map((area) => (
              <Area key={area.measure_key} area={area} measure={of(area)} extent={beyondBalanced(of(area))} />
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A development area counts from where balanced ends, on its side. */
const beyondBalanced = (measure: ProfileMeasure | undefined) =>
  measure?.side === 'low' ? t`too little (below ${LOW_EDGE})` : t`too much (above ${HIGH_EDGE})`;

interface AreaProps {
  area: NamedArea;
  measure: ProfileMeasure | undefined;
  /** How far out the probability is that of. */
  extent: string;
  /** How probable it is to lie beyond balanced at all, where `extent` is further out. */
  atAll?: number | undefined;
}

function Area({ area, measure, extent, atAll }: AreaProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <p className="text-h4">
        {area.name}{' '}
        <span className="block text-ui font-normal text-ink-soft first-letter:uppercase">
          <Trans>
            {extent}: {certainty(area.probability)}
          </Trans>
          {atAll !== undefined && <>. {t`Too much (above ${HIGH_EDGE}): ${certainty(atAll)}`}</>}
        </span>
      </p>
      {measure && (
        <>
          <div className="flex">
            <ScoreLine score={measure} small />
          </div>
          {measure.meaning && <p className="max-w-narrow text-ui">{measure.meaning}</p>}
          {measure.suggestion && (
            <p className="max-w-narrow text-ui">
              <span className="font-medium">
                <Trans>One thing to try:</Trans>
              </span>{' '}
              {measure.suggestion}
            </p>
          )}
          <Fold label={t`Why we say this`} className="max-w-narrow">
            <Pulls {...measure} />
          </Fold>
        </>
      )}
    </div>
  );
}
