import { getHeatmapPeople } from '@fourfold/contract/calls';
import type { Figure, ScoreEvidence } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { bandOf } from '../../../lib/band-of.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Score } from '../../../ui/score.tsx';
import { useCulture } from '../culture-context.ts';
import { whole } from '../figure-words.ts';
import { splitConcerned } from '../findings/concerned.ts';
import type { Finding } from '../findings/finding-path.ts';
import { certainOn } from '../findings/finding-words.ts';
import { whyPeopleDiffer } from '../why-people-differ.ts';

interface ConcernedPeopleProps {
  department: string;
  side: Figure['side'];
  entry: Finding | null;
  score: ScoreEvidence;
}

/** As many as one call brings; a larger department is read in the heatmap. */
const MOST = 200;

/** Who in a department shows it. That they were looked at is noted, and each of them can see it. */
export function ConcernedPeople({ department, side, entry, score }: ConcernedPeopleProps) {
  const { filter, key } = useCulture();
  const { key: measure, kind, group } = score;
  const loading = useLoading(`${key} ${department} ${measure}`, (signal) =>
    call(
      getHeatmapPeople,
      { query: { ...filter, department, kind, open: group.key, per_page: MOST } },
      { signal },
    ),
  );
  return (
    <LoadingPart loading={loading} label={t`Loading the people`}>
      {({ people, total }) => {
        const known = people.flatMap(({ id, name, cells }) => {
          const figure = cells[measure];
          return figure ? [{ id, name, figure }] : [];
        });
        const { concerned, others } = splitConcerned(side, known);
        return (
          <>
            <ul>
              {concerned.map(({ id, name, figure }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                  <span className="min-w-0">
                    <Link
                      to={pages.person.path.replace(':responseId', id)}
                      className="link text-link pointer-coarse:py-2"
                    >
                      {name}
                    </Link>{' '}
                    <span className="text-note text-ink-soft">{certainOn(entry, side, figure)}</span>
                  </span>
                  <Score
                    value={whole(figure.score)}
                    interval={[whole(figure.low), whole(figure.high)]}
                    middle={100}
                    tone={bandOf(figure)}
                  />
                </li>
              ))}
            </ul>
            <p className="py-1 text-note text-ink-soft">
              <Trans>They can see who has opened their pages, and when.</Trans>{' '}
              {plural(others.length, {
                0: 'Likely for everyone here.',
                one: 'For # other person here, this is unclear.',
                other: 'For # other people here, this is unclear.',
              })}{' '}
              {whyPeopleDiffer()}{' '}
              {total > people.length && (
                <Trans>
                  Only the first {people.length} of {total} people, in order of name, are included.
                </Trans>
              )}
            </p>
          </>
        );
      }}
    </LoadingPart>
  );
}
