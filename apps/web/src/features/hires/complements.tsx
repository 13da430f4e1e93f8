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
      sentence={t`Where ${candidate.first_name} would balance ${teamName(team)}`}
      sure={t`The team has too much or too little of these, and ${candidate.first_name} clearly leans the other way. For one person, individual behaviours can be measured only roughly.`}
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
