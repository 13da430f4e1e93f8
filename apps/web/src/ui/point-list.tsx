import { cx } from './cx.ts';

interface PointListProps {
  points: readonly { readonly title: string; readonly text: string }[];
  /** Numbered, where the order is the message. */
  ordered?: boolean;
  className?: string;
}

/** Short points beside each other under hairlines. */
export function PointList({ points, ordered = false, className }: PointListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={cx(
        'grid gap-x-10 gap-y-10',
        points.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4',
        className,
      )}
    >
      {points.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line-strong pt-4">
          {ordered && (
            <p className="mb-2 text-note text-ink-soft tabular-nums" aria-hidden="true">
              {index + 1}
            </p>
          )}
          <h3 className="text-h4">{title}</h3>
          <p className="mt-2 text-body text-ink-soft">{text}</p>
        </li>
      ))}
    </List>
  );
}
