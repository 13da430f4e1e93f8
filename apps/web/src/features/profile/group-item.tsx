import type { ProfileMeasure, ProfileScore } from '@fourfold/contract/schemas';
import { groupName } from '@fourfold/contract/words';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { MeasureItem, type MeasureProps } from './measure-item.tsx';
import { rowId } from './objected.ts';
import { Objection } from './objection.tsx';
import { Pulls } from './pulls.tsx';
import { ScoreLine } from './score-line.tsx';

interface GroupItemProps extends MeasureProps {
  group: ProfileScore;
  measures: readonly ProfileMeasure[];
}

/** A competency or a domain; opened, its six measures. They are drawn only then: a phone has enough to do. */
export function GroupItem({ group, measures, ...rest }: GroupItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { disputes } = rest;
  const key = groupName(group.key);
  const objection = disputes.find(({ measure_key }) => measure_key === key);
  const isDisputed =
    objection !== undefined ||
    disputes.some(({ measure_key }) => measures.some((measure) => measure.key === measure_key));
  return (
    <details
      id={rowId(group.key)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="border-b"
    >
      <summary className="flex min-h-11 list-none items-center gap-3 py-2 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="text-ink-soft transition-transform unfolded:rotate-90" />
        <ScoreLine score={group} isDisputed={isDisputed} />
      </summary>
      {isOpen && (
        <div className="pb-6 pl-7">
          <div className="grid max-w-narrow gap-4 pb-5">
            <p className="text-ui text-ink-soft">{group.definition}</p>
            <Pulls {...group} />
            <Objection objection={objection} subject={rest.subject} />
            {rest.actions && <div>{rest.actions({ key, name: group.name })}</div>}
          </div>
          {measures.map((measure) => (
            <MeasureItem key={measure.key} measure={measure} {...rest} />
          ))}
        </div>
      )}
    </details>
  );
}
