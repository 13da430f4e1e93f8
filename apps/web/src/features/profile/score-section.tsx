import type { IndividualProfile } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { GroupItem } from './group-item.tsx';
import type { MeasureProps } from './measure-item.tsx';

interface ScoreSectionProps extends MeasureProps {
  kind: 'behaviour' | 'perception';
  title: string;
  note: string;
  profile: Pick<IndividualProfile, 'groups' | 'measures'>;
}

/**
 * The fourteen competencies or domains: those that lie clearly or likely beyond the middle, and the others once they are
 * asked for, both in the order that all people have.
 */
export function ScoreSection({ kind, title, note, profile, ...rest }: ScoreSectionProps) {
  const id = useId();
  const groups = profile.groups.filter((group) => group.kind === kind);
  const found = groups.filter(({ strength }) => strength !== 'pale');
  const others = groups.filter(({ strength }) => strength === 'pale');
  const items = (shown: typeof groups) =>
    shown.map((group) => (
      <GroupItem
        key={group.key}
        group={group}
        measures={profile.measures.filter((measure) => measure.kind === kind && measure.group === group.key)}
        {...rest}
      />
    ));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-1 max-w-narrow text-ui text-ink-soft">{note}</p>
      {found.length > 0 && (
        <>
          <ScaleEnds kind={kind} />
          <div className="border-t">{items(found)}</div>
        </>
      )}
      {others.length > 0 && (
        <Fold label={othersLabel(kind, others.length, found.length > 0)}>
          <ScaleEnds kind={kind} />
          <div className="border-t">{items(others)}</div>
        </Fold>
      )}
    </section>
  );
}

function othersLabel(kind: ScoreSectionProps['kind'], count: number, isRest: boolean): string {
  if (!isRest) return kind === 'behaviour' ? t`All ${count} competencies` : t`All ${count} domains`;
  return kind === 'behaviour'
    ? plural(count, {
        one: '# competency with no clear imbalance',
        other: '# competencies with no clear imbalance',
      })
    : plural(count, {
        one: '# domain that is neither clearly high nor low',
        other: '# domains that are neither clearly high nor low',
      });
}

/** Named over the lines, in the column where they are. */
function ScaleEnds({ kind }: Pick<ScoreSectionProps, 'kind'>) {
  const ends =
    kind === 'behaviour'
      ? [t`too little`, t`balanced`, t`too much`]
      : [t`unfavourable`, t`middling`, t`favourable`];
  return (
    <div aria-hidden="true" className="@container mt-4 pb-1.5 pl-7 text-note text-ink-soft">
      <div className="grid @min-[52rem]:grid-cols-[minmax(0,15rem)_minmax(8rem,1fr)_7rem_11rem] @min-[52rem]:gap-x-4">
        <span className="flex flex-wrap justify-between gap-x-2 @min-[52rem]:col-start-2">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </span>
      </div>
    </div>
  );
}
