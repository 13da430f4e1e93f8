import type { RoundsAnswer } from '@fourfold/contract/schemas';
import {
  sayBasis,
  sayKeysOfBoth,
  wholeRounds,
  whyNotTheGap,
  whyOthersDiffer,
} from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fold } from '../../../ui/fold.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Table } from '../../../ui/table.tsx';
import { useCulture } from '../culture-context.ts';
import { hasPeriod } from '../culture-filter.ts';
import { DifferenceMark } from '../departments/difference-mark.tsx';
import { whatIsClear } from '../departments/difference-words.ts';
import { AskGroup } from '../evidence/ask-group.tsx';
import { PartMenu } from '../export/part-menu.tsx';
import { inWords, people, whole } from '../figure-words.ts';
import { Part } from '../part.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { useRounds } from './use-rounds.ts';

/** What has changed since the round before: the change with its range, not only two figures. */
export function RoundsPart() {
  const compared = useRounds();
  return (
    <LoadingPart
      loading={compared}
      label={t`Comparing the rounds`}
      skeleton={<PartSkeleton small name={t`Changes since the last round`} label={t`Comparing the rounds`} />}
    >
      {(answer) => <Changes {...answer} />}
    </LoadingPart>
  );
}

function Changes(answer: RoundsAnswer) {
  const { ask, filter } = useCulture();
  const { state, withheld, sentence, link, earlier, later, earlier_people, both, comparisons } = answer;
  const { keys_version: version, earlier_keys_version: earlierKeys } = answer;
  if (earlier === null || later === null) return null;
  if (state === 'withheld') {
    return (
      <Part
        id="rounds"
        name={t`Changes since the last round`}
        sentence={t`What has changed is not shown yet. ${withheld?.text ?? ''}`}
        fold={undefined}
      />
    );
  }
  const byWeight = answer.changes.toSorted((a, b) => Math.abs(b.change.points) - Math.abs(a.change.points));
  const clearly = byWeight.filter(({ change }) => change.stands_out);
  const rest = byWeight.filter(({ change }) => !change.stands_out);
  const askAbout = ({ name, change }: Change) =>
    ask({
      about: 'difference',
      measure: name,
      definition: null,
      difference: change,
      one: later.name,
      other: earlier.name,
      fromWhom: t`${people(answer.people)} now, ${people(earlier_people)} then.`,
      comparisons,
    });
  return (
    <Part
      id="rounds"
      name={t`Changes since the last round`}
      sentence={link === null ? `${sentence} ${sayBasis(both)}` : sentence}
      fold={t`Show the changes`}
      note={[
        t`From ${inText(earlier)} (${people(earlier_people)}) to ${inText(later)} (${people(answer.people)}), in points with the likely range.`,
        ...(link === null ? [whyOthersDiffer(both), whyNotTheGap({ scores: t`Before and Now` })] : [link]),
        ...(earlierKeys === null ? [] : [sayKeysOfBoth({ version, earlier: earlierKeys })]),
        t`Blue is clearly lower, amber clearly higher.`,
        whatIsClear(comparisons),
        ...(hasPeriod(filter) ? [wholeRounds()] : []),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={<PartMenu part="rounds" />}
    >
      {clearly.length > 0 && (
        <ChangeTable caption={t`Changed since the previous round`} changes={clearly} onAsk={askAbout} />
      )}
      {rest.length > 0 && (
        <Fold
          label={
            clearly.length > 0
              ? plural(rest.length, {
                  one: '# more shows no clear change',
                  other: '# more show no clear change',
                })
              : plural(rest.length, { one: '# shows no clear change', other: '# show no clear change' })
          }
        >
          <ChangeTable
            caption={t`No clear change since the previous round`}
            changes={rest}
            onAsk={askAbout}
          />
        </Fold>
      )}
    </Part>
  );
}

/** "Round 2 (November 2026)", which a line may break before its bracket alone. */
const inText = ({ name }: { name: string }) => name.replaceAll(/ (?!\()/g, '\u00a0');

type Change = RoundsAnswer['changes'][number];

interface ChangeTableProps {
  caption: string;
  changes: readonly Change[];
  onAsk: (change: Change) => void;
}

function ChangeTable({ caption, changes, onAsk }: ChangeTableProps) {
  return (
    <Table caption={caption} hideCaption narrow="lines">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Competency or domain</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Before</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Now</Trans>
          </th>
          <th scope="col">
            <Trans>Change</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key}>
            <th scope="row" data-cell="name">
              <AskGroup groupKey={change.key} name={change.name} />
            </th>
            {/* On a phone both stand in one line, below the name. */}
            <td className="num max-md:hidden" title={inWords(change.earlier)}>
              {whole(change.earlier.score)}
            </td>
            <td className="md:hidden" data-cell="note">
              <span className="text-note text-ink-soft tabular-nums">
                <Trans>
                  Before {whole(change.earlier.score)}, now {whole(change.later.score)}
                </Trans>
              </span>
            </td>
            <td className="num max-md:hidden" title={inWords(change.later)}>
              {whole(change.later.score)}
            </td>
            <td data-cell="state" className="max-md:row-span-full">
              <DifferenceMark difference={change.change} onAsk={() => onAsk(change)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
