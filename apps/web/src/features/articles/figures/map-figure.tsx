import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Figure } from './figure.tsx';

interface Point {
  name: string;
  /** Both 0 to 10. */
  effort: number;
  impact: number;
  /** Among those with the most impact for the effort. */
  pays?: boolean;
}

/**
 * Effort and impact. Where there is room each point bears its name; where there is not, a number, and the names follow
 * below (`.article-map` in article.css). The list is also what a screen reader reads.
 */
export function MapFigure({ caption, points }: { caption: string; points: readonly Point[] }) {
  return (
    <Figure caption={caption}>
      <div className="article-map">
        <span>
          <Trans>Impact</Trans>
        </span>
        <svg aria-hidden="true">
          {points.map((point, index) => (
            <PointMark key={point.name} {...point} number={index + 1} />
          ))}
        </svg>
        <span>
          <Trans>Effort</Trans>
        </span>
        <div>
          {points.map((point) => (
            <span key={point.name} className={classOf(point)}>
              {describe(point)}
            </span>
          ))}
        </div>
      </div>
    </Figure>
  );
}

function PointMark({ number, ...point }: Point & { number: number }) {
  const { name, effort, impact } = point;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the one around it is hidden; this one places what belongs to a point.
    <svg x={percent(effort)} y={percent(10 - impact)} className={classOf(point)}>
      <circle />
      <text>{number}</text>
      <text textAnchor={effort > 5 ? 'end' : undefined}>{name}</text>
    </svg>
  );
}

const classOf = ({ pays }: Point) => (pays ? 'pays' : undefined);
/** Of a scale to 10. Rounded: 10 - 8.9 is 1.0999999999999996, and the longest article has no byte to waste. */
const percent = (value: number) => `${Math.round(value * 10)}%`;

const describe = ({ name, effort, impact, pays }: Point) =>
  pays
    ? t`${name}: effort ${effort}, impact ${impact}, worth doing first`
    : t`${name}: effort ${effort}, impact ${impact}`;
