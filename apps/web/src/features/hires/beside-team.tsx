import type { CandidateAnswer, CandidateCompetency, ComparedTeam } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Table } from '../../ui/table.tsx';
import { teamName } from './hires-data.ts';
import { shownDifference } from './shown-difference.ts';
import { SpreadLine } from './spread-line.tsx';

interface BesideTeamProps {
  answer: CandidateAnswer;
  team: ComparedTeam;
}

/** The furthest from the team; the rest is folded. */
const shownAtOnce = 6;

/** The profile beside the team's spread, the largest difference first. */
export function BesideTeam({ answer: { candidate, competencies, quality }, team }: BesideTeamProps) {
  const ordered = competencies
    .map((competency) => ({ competency, shown: shownDifference(competency) }))
    .toSorted((a, b) => Math.abs(b.shown.points) - Math.abs(a.shown.points));
  const doubtful = quality.verdict !== 'consistent';
  const caption = t`${candidate.first_name} compared with ${teamName(team)}, by competency`;
  const standing = competencies.filter(({ difference }) => difference.stands_out).length;
  return (
    <Finding
      sentence={
        standing === 0
          ? t`No competency clearly differs from ${teamName(team)}.`
          : t`${plural(standing, { one: 'One competency clearly differs', other: '# competencies clearly differ' })} from ${teamName(team)}.`
      }
      sure={t`The pale band covers about two thirds of ${teamName(team)} (${team.people} people). Its tick is the average. The dot is ${candidate.first_name}, and the bar is the likely range. A difference is clear if it holds up among all ${competencies.length} comparisons.`}
    >
      <Competencies caption={caption} rows={ordered.slice(0, shownAtOnce)} doubtful={doubtful} />
      {ordered.length > shownAtOnce && (
        <Fold
          label={plural(ordered.length - shownAtOnce, {
            one: '# more competency, nearer to the team',
            other: '# more competencies, nearer to the team',
          })}
        >
          <Competencies caption={caption} rows={ordered.slice(shownAtOnce)} doubtful={doubtful} />
        </Fold>
      )}
    </Finding>
  );
}

interface CompetenciesProps {
  caption: string;
  rows: readonly {
    readonly competency: CandidateCompetency;
    readonly shown: ReturnType<typeof shownDifference>;
  }[];
  doubtful: boolean;
}

function Competencies({ caption, rows, doubtful }: CompetenciesProps) {
  return (
    <Table caption={caption} hideCaption narrow="stack">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Competency</Trans>
          </th>
          <th scope="col" className="w-2/5">
            <Trans>Too little to too much</Trans>
          </th>
          <th scope="col">
            <Trans>Difference</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ competency, shown }) => (
          <tr key={competency.key}>
            <th scope="row">
              <span>
                {competency.name}{' '}
                {competency.difference.stands_out && (
                  <Badge tone="sky">
                    <Trans>clear</Trans>
                  </Badge>
                )}
              </span>
            </th>
            <td>
              <SpreadLine {...competency} doubtful={doubtful} />
              <span className="sr-only">{inWords(competency)}</span>
            </td>
            <td data-label={t`Difference`} className="text-ui whitespace-nowrap tabular-nums">
              <span>
                {signed(shown.points)}{' '}
                <span className="text-note text-ink-soft">
                  <Trans>
                    ({signed(shown.low)} to {signed(shown.high)})
                  </Trans>
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const signed = (points: number) => {
  const rounded = Math.round(points);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
};

const inWords = ({ candidate, team }: CandidateCompetency) =>
  t`candidate ${Math.round(candidate.score)}, likely range ${Math.round(candidate.low)} to ${Math.round(candidate.high)}. Team ${Math.round(team.score)}, likely range ${Math.round(team.low)} to ${Math.round(team.high)}`;
