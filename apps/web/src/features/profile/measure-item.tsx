import type { IndividualProfile, ProfileMeasure } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Objection } from './objection.tsx';
import { Pulls } from './pulls.tsx';
import { ScoreLine } from './score-line.tsx';
import type { Subject } from './subject.ts';

/** A score as an objection names it. */
export type NamedScore = Pick<ProfileMeasure, 'key' | 'name'>;

export interface MeasureProps {
  subject: Subject;
  disputes: IndividualProfile['disputes'];
  /** What can be done with one score. */
  actions?: ((score: NamedScore) => ReactNode) | undefined;
}

/** A behaviour or a perception: rough for one person, so it stands below its competency and opens when asked. */
export function MeasureItem({
  measure,
  subject,
  disputes,
  actions,
}: MeasureProps & { measure: ProfileMeasure }) {
  const [isOpen, setIsOpen] = useState(false);
  const { key, name, definition, meaning, suggestion } = measure;
  const objection = disputes.find(({ measure_key }) => measure_key === key);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="border-t">
      <summary className="flex min-h-12 list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="text-ink-faint transition-transform unfolded:rotate-90" />
        <ScoreLine score={measure} small isDisputed={objection !== undefined} />
      </summary>
      {isOpen && (
        <div className="grid max-w-narrow gap-4 pb-5 pl-6">
          <p className="text-ui text-ink-soft">{definition}</p>
          {meaning && (
            <p className="text-ui">
              <span className="font-medium">
                <Trans>What this looks like:</Trans>
              </span>{' '}
              {meaning}
            </p>
          )}
          {suggestion && (
            <p className="text-ui">
              <span className="font-medium">
                <Trans>One thing to try:</Trans>
              </span>{' '}
              {suggestion}
            </p>
          )}
          <Pulls {...measure} />
          <Objection objection={objection} subject={subject} />
          {actions && <div>{actions({ key, name })}</div>}
        </div>
      )}
    </details>
  );
}
