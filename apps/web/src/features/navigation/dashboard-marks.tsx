/** The motif, once for each part of the dashboard: a field of people, four levels, one beside the others, steps, one below the other, a report. */
const marks = {
  people: {
    lines: [6, 12, 18],
    dots: [
      [5, 6],
      [13, 6],
      [9, 12],
      [18, 12],
      [6, 18],
      [15, 18],
    ],
  },
  culture: {
    lines: [4, 9.5, 15, 20.5],
    dots: [
      [7, 4],
      [17, 9.5],
      [9, 15],
      [12, 20.5],
    ],
  },
  hires: {
    lines: [8, 16],
    dots: [
      [6, 16],
      [10, 16],
      [14, 16],
      [12, 8],
    ],
  },
  plans: {
    lines: [6, 12, 18],
    dots: [
      [5, 18],
      [12, 12],
      [19, 6],
    ],
  },
  desk: {
    lines: [4, 9.5, 15, 20.5],
    dots: [
      [5, 4],
      [5, 9.5],
      [5, 15],
      [5, 20.5],
    ],
  },
  report: {
    lines: [6, 12, 18],
    dots: [
      [19, 6],
      [19, 18],
    ],
  },
} as const;

export type DashboardMarkName = keyof typeof marks;

export function DashboardMark({ name }: { name: DashboardMarkName }) {
  const { lines, dots } = marks[name];
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className="shrink-0" aria-hidden="true">
      <g stroke="currentColor" opacity=".55">
        {lines.map((y) => (
          <path key={y} d={`M2 ${y}h20`} />
        ))}
      </g>
      <g fill="currentColor">
        {dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" />
        ))}
      </g>
    </svg>
  );
}
