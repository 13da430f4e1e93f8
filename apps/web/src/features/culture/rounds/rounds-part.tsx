import { compareRounds, type RoundsAnswer } from '@fourfold/contract';
import { call } from '../../../lib/api.ts';
import { LoadingPart } from '../../../lib/loading-part.tsx';
import { useLoading } from '../../../lib/use-loading.ts';
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
      label="Comparing the rounds"
      skeleton={<PartSkeleton label="Comparing the rounds" />}
    >
      {(answer) => <Changes {...answer} />}
    </LoadingPart>
  );
}

function Changes({ state, withheld, sentence, earlier, later, ...rest }: RoundsAnswer) {
  const { ask, filter } = useCulture();
  const isNarrower = Boolean(filter.company || filter.position || filter.from || filter.to);
  const { earlier_people, people: now, comparisons, changes } = rest;
  if (earlier === null || later === null) return null;
  if (state === 'withheld') {
    return (
      <Part id="rounds" sentence="What has changed since the round before is not shown yet">
        <p className="max-w-narrow text-ui text-ink-soft">{withheld?.text}</p>
      </Part>
    );
  }
  return (
    <Part
      id="rounds"
      sentence={sentence}
      note={`From ${earlier.name} (${people(earlier_people)}) to ${later.name} (${people(now)}), in points with the range. In colour what stands out even among ${comparisons} comparisons.${isNarrower ? ' By round and department alone: the other filters do not narrow it.' : ''}`}
      actions={<PartMenu part="rounds" />}
    >
      <Table caption="Changes since the round before" hideCaption narrow="stack" tall>
        <thead>
          <tr>
            <th scope="col">Competency or domain</th>
            <th scope="col" className="num">
              Before
            </th>
            <th scope="col" className="num">
              Now
            </th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {[...changes].sort(byWeight).map(({ key, name, earlier: before, later: after, change }) => (
            <tr key={key}>
              <th scope="row">
                <AskGroup groupKey={key} name={name} />
              </th>
              <td className="num" data-label="Before" title={inWords(before)}>
                {whole(before.score)}
              </td>
              <td className="num" data-label="Now" title={inWords(after)}>
                {whole(after.score)}
              </td>
              <td data-label="Change">
                <DifferenceMark
                  difference={change}
                  onAsk={() =>
                    ask({
                      about: 'difference',
                      measure: name,
                      definition: null,
                      difference: change,
                      one: later.name,
                      other: earlier.name,
                      fromWhom: `${people(now)} now, ${people(earlier_people)} then.`,
                      comparisons,
                    })
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

type Change = RoundsAnswer['changes'][number];
const weight = ({ change }: Change): number => (change.stands_out ? 1000 : 0) + Math.abs(change.points);
const byWeight = (a: Change, b: Change): number => weight(b) - weight(a);
