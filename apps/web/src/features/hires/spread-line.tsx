import type { Figure } from '@fourfold/contract/schemas';
import { HIGH_EDGE, LOW_EDGE } from '@fourfold/measurement/person/bands.ts';
import { cx } from '../../ui/cx.ts';
import { place, span } from '../../ui/pole-geometry.ts';

const domain = [0, 200] as const;

/** Between which whole scores about two thirds of a team lie, as the band shows it. */
export const twoThirds = ({ score }: Pick<Figure, 'score'>, spread: number): [number, number] => [
  Math.max(domain[0], Math.round(score - spread)),
  Math.min(domain[1], Math.round(score + spread)),
];

interface SpreadLineProps {
  candidate: Figure;
  /** Null where the team is not shown: then the candidate stands alone on the line. */
  team: Figure | null;
  spread: number | null;
  /** Answers that are in doubt have a hollow dot and a broken range. */
  doubtful?: boolean;
  className?: string;
}

/** One competency: where balanced ends, where the team's members lie (the band), the team's mean (the tick), the candidate and the range. */
export function SpreadLine({ candidate, team, spread, doubtful = false, className }: SpreadLineProps) {
  const band =
    team === null || spread === null ? null : span([team.score - spread, team.score + spread], domain);
  const range = span([candidate.low, candidate.high], domain);
  return (
    <svg aria-hidden="true" className={cx('h-7 w-full overflow-visible', className)}>
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line-strong" />
      {[LOW_EDGE, HIGH_EDGE].map((edge) => (
        <line
          key={edge}
          x1={`${place(edge, domain)}%`}
          x2={`${place(edge, domain)}%`}
          y1="24"
          y2="28"
          className="stroke-ink-soft"
        />
      ))}
      {band && team && (
        <>
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
        </>
      )}
      <line
        x1={`${range.start}%`}
        x2={`${range.start + range.width}%`}
        y1="14"
        y2="14"
        strokeWidth="3"
        strokeDasharray={doubtful ? '3 3' : undefined}
        className="stroke-ink"
      />
      <Dot at={place(candidate.score, domain)} doubtful={doubtful} />
    </svg>
  );
}

/** Hollow where the answers are in doubt. */
export function Dot({ at, y = 14, doubtful }: { at: number; y?: number | string; doubtful: boolean }) {
  return doubtful ? (
    <circle cx={`${at}%`} cy={y} r="5.5" className="fill-paper stroke-ink" strokeWidth="2" />
  ) : (
    <circle cx={`${at}%`} cy={y} r="6" className="fill-ink stroke-paper" />
  );
}
