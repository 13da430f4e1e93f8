import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { sideOf, splitConcerned } from '../findings/concerned.ts';
import type { Finding } from '../findings/finding-path.ts';
import { doingOf, questionsOf } from '../findings/finding-words.ts';
import { whereToStart } from '../findings/in-which.ts';

/** With whom, why and how certain: a line each, for those who read nothing else. */
export function InShort({ entry, score }: { entry: Finding; score: ScoreEvidence }) {
  const known = score.departments.flatMap((one) =>
    one.figure === null ? [] : [{ ...one, figure: one.figure }],
  );
  const { concerned } = splitConcerned(sideOf(entry), known);
  const lines = [
    ...(known.length > 0
      ? [
          {
            name: t`Where to start`,
            said: whereToStart(
              concerned.map(({ name }) => name),
              known.length,
              score.departments.length,
            ),
          },
        ]
      : []),
    ...(entry.of_people > 1 ? [{ name: t`Why`, said: doingOf(entry) }] : []),
    ...questionsOf(entry).map(({ asks, said }) => ({ name: asks, said })),
  ];
  return (
    <dl className="mt-4 grid gap-2 border-t pt-3 text-ui">
      {lines.map(({ name, said }) => (
        <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-note text-ink-soft">{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
