import { cx } from './cx.ts';
import { PoleLine, type PoleLineProps } from './pole-line.tsx';

interface PoleFieldProps {
  lines: (PoleLineProps & { key: string })[];
  /** Names the field for screen readers. */
  label: string;
  className?: string;
}

/** Lines stacked: four are the levels, many are a person or a team. */
export function PoleField({ lines, label, className }: PoleFieldProps) {
  return (
    <ul aria-label={label} className={cx('grid gap-2.5', className)}>
      {lines.map(({ key, ...line }) => (
        <li key={key}>
          <PoleLine {...line} />
        </li>
      ))}
    </ul>
  );
}
