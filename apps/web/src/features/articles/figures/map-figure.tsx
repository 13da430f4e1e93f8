import { Figure } from './figure.tsx';

interface Point {
  name: string;
  /** Both 0 to 10. */
  effort: number;
  impact: number;
  /** Among those with the most impact for the effort. */
  pays?: boolean;
}

const height = 320;
const x = (effort: number) => `${effort * 10}%`;
const y = (impact: number) => height - (impact / 10) * height;

/** Effort and impact. Each point bears its name, so there is no legend to decode. */
export function MapFigure({ caption, points }: { caption: string; points: readonly Point[] }) {
  return (
    <Figure caption={caption}>
      <span className="text-note text-ink-soft">Impact</span>
      <svg
        height={height}
        className="mt-2 block w-full overflow-visible"
        role="img"
        aria-label={points.map(describe).join('. ')}
      >
        <g stroke="currentColor" className="text-line-strong">
          <line x1="0" x2="100%" y1={height} y2={height} />
          <line x1="0" x2="0" y1="0" y2={height} />
        </g>
        {points.map((point) => (
          <PointMark key={point.name} {...point} />
        ))}
      </svg>
      <span className="mt-2 block text-right text-note text-ink-soft">Effort</span>
    </Figure>
  );
}

/** Words run to the right, where there is room for them. */
const anchor = (effort: number) => (effort > 7 ? 'end' : 'start');

function PointMark({ name, effort, impact, pays = false }: Point) {
  return (
    <g>
      <circle
        cx={x(effort)}
        cy={y(impact)}
        r="7"
        className={pays ? 'fill-payoff stroke-payoff-line' : 'fill-rest stroke-rest-line'}
      />
      <text x={x(effort)} y={y(impact) + 24} textAnchor={anchor(effort)} className="fill-ink text-note">
        {name}
      </text>
    </g>
  );
}

const describe = ({ name, effort, impact, pays }: Point) =>
  `${name}: effort ${effort}, impact ${impact}${pays ? ', pays off most' : ''}`;
