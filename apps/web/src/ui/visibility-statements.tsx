import { t } from '@lingui/core/macro';
import { cx } from './cx.ts';

interface VisibilityStatementsProps {
  statements: readonly string[];
  title?: string;
  level?: 'h2' | 'h4';
  className?: string;
}

/** The visibility contract, as the server words it and keeps it with the response. */
export function VisibilityStatements({
  statements,
  title = t`Who will see your answers`,
  level: Heading = 'h2',
  className,
}: VisibilityStatementsProps) {
  return (
    <section className={cx('border-y py-6', className)}>
      <Heading className="text-h4">{title}</Heading>
      <StatementList statements={statements} className="mt-3" />
    </section>
  );
}

export function StatementList({
  statements,
  className,
}: Pick<VisibilityStatementsProps, 'statements' | 'className'>) {
  return (
    <ul className={cx('grid gap-2.5 text-body', className)}>
      {statements.map((statement) => (
        <li key={statement} className="flex gap-3 wrap-anywhere">
          <span className="mt-3 h-px w-4 shrink-0 bg-line-strong" aria-hidden="true" />
          {statement}
        </li>
      ))}
    </ul>
  );
}
