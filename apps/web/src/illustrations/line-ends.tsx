/** A line with two ends across the whole width, at a height: what every picture here is made of. */
export function LineEnds({ y, faint = false }: { y: number; faint?: boolean }) {
  return (
    <g stroke="currentColor" className={faint ? 'text-line-strong opacity-60' : 'text-line-strong'}>
      <line x1="0" x2="100%" y1={y} y2={y} strokeWidth="0.75" />
      <line x1="0" x2="0" y1={y - 4} y2={y + 4} />
      <line x1="100%" x2="100%" y1={y - 4} y2={y + 4} />
    </g>
  );
}
