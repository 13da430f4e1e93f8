import type { IndividualProfile } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { GroupItem } from './group-item.tsx';
import type { MeasureProps } from './measure-item.tsx';

interface ScoreSectionProps extends MeasureProps {
  kind: 'behaviour' | 'perception';
  title: string;
  note: string;
  profile: Pick<IndividualProfile, 'groups' | 'measures'>;
}

/** The fourteen competencies or domains, always in the same order so that two people can be laid side by side. */
export function ScoreSection({ kind, title, note, profile, ...rest }: ScoreSectionProps) {
  const id = useId();
  const groups = profile.groups.filter((group) => group.kind === kind);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-1 max-w-narrow text-ui text-ink-soft">{note}</p>
      <ScaleEnds kind={kind} />
      <div className="border-t">
        {groups.map((group) => (
          <GroupItem
            key={group.key}
            group={group}
            measures={profile.measures.filter(
              (measure) => measure.kind === kind && measure.group === group.key,
            )}
            {...rest}
          />
        ))}
      </div>
    </section>
  );
}

/** Named once, over all lines, in the column where the lines are. */
function ScaleEnds({ kind }: Pick<ScoreSectionProps, 'kind'>) {
  const ends =
    kind === 'behaviour'
      ? [t`too little`, t`balanced`, t`too much`]
      : [t`unfavourable`, t`middling`, t`favourable`];
  return (
    <div aria-hidden="true" className="@container mt-4 pb-1.5 pl-7 text-note text-ink-soft">
      <div className="grid @min-[40rem]:grid-cols-[minmax(0,15rem)_minmax(8rem,1fr)_7rem_11rem] @min-[40rem]:gap-x-4">
        <span className="flex flex-wrap justify-between gap-x-2 @min-[40rem]:col-start-2">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </span>
      </div>
    </div>
  );
}
