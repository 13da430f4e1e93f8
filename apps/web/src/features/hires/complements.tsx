import type { CandidateAnswer, ComparedTeam } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { certainty } from '../../lib/chance.ts';
import { Finding } from '../../ui/finding.tsx';
import { teamName } from './hires-data.ts';

interface ComplementsProps {
  answer: CandidateAnswer;
  team: ComparedTeam;
}

/** Where the candidate would complement the team. */
export function Complements({ answer: { candidate, complements }, team }: ComplementsProps) {
  return (
    <Finding
      sentence={
        complements.length === 0
          ? t`No clear strengths that ${teamName(team)} lacks`
          : t`Where ${candidate.first_name} would complement ${teamName(team)}`
      }
      sure={t`Development areas of the team in which ${candidate.first_name} clearly stands on the other side of balanced. One person’s single behaviours are known only roughly.`}
    >
      <ul className="grid max-w-narrow gap-4">
        {complements.map(({ key, name, definition, text, probability }) => (
          <li key={key} className="border-t pt-3">
            <p className="text-body font-medium">
              {name} <span className="text-ui font-normal text-ink-soft">{certainty(probability)}</span>
            </p>
            <p className="text-ui text-ink-soft">{definition}</p>
            <p className="mt-1 text-ui">{text}</p>
          </li>
        ))}
      </ul>
    </Finding>
  );
}
