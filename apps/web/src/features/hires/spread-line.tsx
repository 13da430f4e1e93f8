import type { CandidateCompetency } from '@fourfold/contract/schemas';
import { place, span } from '../../ui/pole-geometry.ts';

const domain = [0, 200] as const;

/** One competency: where the team's members lie (the band), the team's mean (the tick), the candidate and the range. */
export function SpreadLine({ competency: { candidate, team, spread } }: { competency: CandidateCompetency }) {
  const band = span([team.score - spread, team.score + spread], domain);
  const range = span([candidate.low, candidate.high], domain);
  return (
    <svg aria-hidden="true" className="h-7 w-full overflow-visible">
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line-strong" />
      <rect
        x={`${band.start}%`}
        width={`${band.width}%`}
        y="4"
        height="20"
        rx="2"
        className="fill-sky-soft stroke-sky-line"
      />
      <line
        x1={`${place(team.score, domain)}%`}
        x2={`${place(team.score, domain)}%`}
        y1="4"
        y2="24"
        className="stroke-sky-line"
        strokeWidth="2"
      />
      <rect
        x={`${range.start}%`}
        width={`${range.width}%`}
        y="12.5"
        height="3"
        rx="1.5"
        className="fill-ink"
      />
      <circle cx={`${place(candidate.score, domain)}%`} cy="50%" r="6" className="fill-ink stroke-paper" />
    </svg>
  );
}
