import type { CandidateAnswer, CandidateCompetency, ComparedTeam } from '@fourfold/contract/schemas';
import { certaintyWords } from '@fourfold/contract/words';
import { HIGH_EDGE, LOW_EDGE } from '@fourfold/measurement/person/bands.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { signedOf } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Table } from '../../ui/table.tsx';
import { AllTheSame } from '../profile/all-the-same.tsx';
import { aboutStretch } from './about-stretch.ts';
import { teamName } from './hires-data.ts';
import { markedFirst } from './marked-first.ts';
import { SpreadLine } from './spread-line.tsx';

interface BesideTeamProps {
  answer: CandidateAnswer;
  team: ComparedTeam;
  /** Whether the answers say anything. */
  tells: boolean;
}

/** The profile beside the team's spread, what differs first. Of answers that say nothing it is folded away. */
export function BesideTeam({ answer: { candidate, competencies, quality }, team, tells }: BesideTeamProps) {
  const { open, folded } = markedFirst(competencies);
  const name = candidate.first_name;
  const shared = {
    caption: t`${name} compared with ${teamName(team)}, by competency`,
    doubtful: quality.verdict !== 'consistent',
  };
  if (!tells) {
    return (
      <AllTheSame sentence={t`We can’t say how ${name} differs from ${teamName(team)}.`}>
        <Competencies {...shared} rows={[...open, ...folded]} />
      </AllTheSame>
    );
  }
  return (
    <Finding
      sentence={howManyDiffer(competencies, name, teamName(team))}
      sure={t`“Clear” means at least 80% certain, as it does everywhere else.`}
    >
      <Competencies {...shared} rows={open} />
      {folded.length > 0 && (
        <Fold
          label={plural(folded.length, {
            one: '# more competency, with no clear or likely difference',
            other: '# more competencies, with no clear or likely difference',
          })}
        >
          <Competencies {...shared} rows={folded} />
        </Fold>
      )}
      <Fold label={t`How to read the lines`}>
        <p className="max-w-narrow text-ui text-ink-soft">
          {aboutStretch(teamName(team), team.people)}{' '}
          {t`The upright stroke on it is the team’s average. The dot is ${name}’s score, and the bar is its likely range. The two marks below show where the balanced range begins and ends (${LOW_EDGE} and ${HIGH_EDGE}).`}{' '}
          {t`A difference is likely if its likely range doesn’t include 0. Because we made ${competencies.length} comparisons, a difference counts as clear only if an even wider range doesn’t include 0.`}
        </p>
      </Fold>
    </Finding>
  );
}

function howManyDiffer(competencies: readonly CandidateCompetency[], name: string, team: string): string {
  const count = (certainty: CandidateCompetency['difference']['certainty']) =>
    competencies.filter(({ difference }) => difference.certainty === certainty).length;
  const [clear, likely] = [count('clear'), count('likely')];
  const said =
    clear === 0
      ? t`${name} doesn’t clearly differ from ${team} in any competency.`
      : t`${name} clearly differs from ${team} in ${plural(clear, { one: 'one competency', other: '# competencies' })}.`;
  if (likely === 0) return said;
  if (clear > 0)
    return `${said} ${plural(likely, { one: 'One more difference is likely.', other: '# more differences are likely.' })}`;
  return `${said} ${plural(likely, { one: 'One difference is likely.', other: '# differences are likely.' })}`;
}

interface CompetenciesProps {
  caption: string;
  rows: readonly CandidateCompetency[];
  doubtful: boolean;
}

function Competencies({ caption, rows, doubtful }: CompetenciesProps) {
  return (
    <Table caption={caption} hideCaption narrow="lines">
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
        {rows.map((competency) => {
          const { points, low, high, certainty } = competency.difference;
          return (
            <tr key={competency.key}>
              <th scope="row" data-cell="name">
                <span>
                  {competency.name}{' '}
                  {certainty !== 'unclear' && (
                    <Badge tone={certainty === 'clear' ? 'sky' : 'plain'}>
                      {certaintyWords[certainty]()}
                    </Badge>
                  )}
                </span>
              </th>
              <td data-cell="note">
                <SpreadLine {...competency} doubtful={doubtful} />
                <span className="sr-only">{inWords(competency)}</span>
              </td>
              <td data-cell="state" className="text-ui whitespace-nowrap tabular-nums">
                <span>
                  {signedOf(points)}{' '}
                  <span className="text-note text-ink-soft">
                    <Trans>
                      ({signedOf(low)} to {signedOf(high)})
                    </Trans>
                  </span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const inWords = ({ candidate, team }: CandidateCompetency) =>
  t`candidate ${Math.round(candidate.score)}, likely range ${Math.round(candidate.low)} to ${Math.round(candidate.high)}. Team ${Math.round(team.score)}, likely range ${Math.round(team.low)} to ${Math.round(team.high)}`;
