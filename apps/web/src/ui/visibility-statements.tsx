import { cx } from './cx.ts';

interface VisibilityStatementsProps {
  statements: readonly string[];
  title?: string;
  className?: string;
}

/** The visibility contract, as the server words it and keeps it with the response. */
export function VisibilityStatements({
  statements,
  title = 'Who will see your answers',
  className,
}: VisibilityStatementsProps) {
  return (
    <section className={cx('border-y py-6', className)}>
      <h2 className="text-h4">{title}</h2>
      <ul className="mt-3 grid gap-2.5 text-body">
        {statements.map((statement) => (
          <li key={statement} className="flex gap-3">
            <span className="mt-3 h-px w-4 shrink-0 bg-line-strong" aria-hidden="true" />
            {statement}
          </li>
        ))}
      </ul>
    </section>
  );
}
