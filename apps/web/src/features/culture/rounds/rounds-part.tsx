import { compareRounds } from '@fourfold/contract/calls';
import type { RoundsAnswer } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Fold } from '../../../ui/fold.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Table } from '../../../ui/table.tsx';
import { useCulture } from '../culture-context.ts';
import { DifferenceMark } from '../departments/difference-mark.tsx';
import { AskGroup } from '../evidence/ask-group.tsx';
import { PartMenu } from '../export/part-menu.tsx';
import { inWords, people, whole } from '../figure-words.ts';
import { Part } from '../part.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';

/** What has changed since the round before: the change with its range, not only two figures. */
export function RoundsPart() {
  const { filter, key } = useCulture();
  const { round, department } = filter;
  const compared = useLoading(key, (signal) =>
    call(
      compareRounds,
      { query: { ...(round ? { round } : {}), ...(department ? { department } : {}) } },
      { signal },
    ),
  );
  return (
    <LoadingPart
      loading={compared}
      label={t`Comparing the rounds`}
      skeleton={<PartSkeleton label={t`Comparing the rounds`} />}
    >
      {(answer) => <Changes {...answer} />}
    </LoadingPart>
  );
}

function Changes(answer: RoundsAnswer) {
  const { ask, filter } = useCulture();
  const isNarrower = Boolean(filter.company || filter.position || filter.from || filter.to);
  const { state, withheld, sentence, link, earlier, later, earlier_people, comparisons } = answer;
  if (earlier === null || later === null) return null;
  if (state === 'withheld') {
    return (
      <Part id="rounds" sentence={t`What has changed since the round before is not shown yet`}>
        <p className="max-w-narrow text-ui text-ink-soft">{withheld?.text}</p>
      </Part>
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
      sentence={sentence}
      note={[
        t`From ${inText(earlier)} (${people(earlier_people)}) to ${inText(later)} (${people(answer.people)}), in points with the range.`,
        link === null
          ? t`About the company, not only those who answered; people who answered both times are compared with themselves.`
          : t`About the company, not only those who answered.`,
        t`In colour what is clear even among ${comparisons} comparisons.`,
        ...(link === null ? [] : [link]),
        ...(isNarrower ? [t`By round and department alone: the other filters do not narrow it.`] : []),
      ].join(' ')}
      actions={<PartMenu part="rounds" />}
    >
      {clearly.length > 0 && (
        <ChangeTable caption={t`Changed since the round before`} changes={clearly} onAsk={askAbout} />
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
          <ChangeTable caption={t`No clear change since the round before`} changes={rest} onAsk={askAbout} />
        </Fold>
      )}
    </Part>
  );
}

/** "Round 2, November 2026", which a line may break after its comma alone. */
const inText = ({ name }: { name: string }) => name.replaceAll(/(?<!,) /g, '\u00a0');

type Change = RoundsAnswer['changes'][number];

interface ChangeTableProps {
  caption: string;
  changes: readonly Change[];
  onAsk: (change: Change) => void;
}

function ChangeTable({ caption, changes, onAsk }: ChangeTableProps) {
  return (
    <Table caption={caption} hideCaption narrow="stack">
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
            <th scope="row">
              <AskGroup groupKey={change.key} name={change.name} />
            </th>
            <td className="num" data-label={t`Before`} title={inWords(change.earlier)}>
              {whole(change.earlier.score)}
            </td>
            <td className="num" data-label={t`Now`} title={inWords(change.later)}>
              {whole(change.later.score)}
            </td>
            <td data-label={t`Change`}>
              <DifferenceMark difference={change.change} onAsk={() => onAsk(change)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
