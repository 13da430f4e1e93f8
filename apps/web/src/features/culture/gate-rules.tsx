import type { CultureAnswer } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { inRow } from '../../lib/lists.ts';

/** Who sees what, in plain words, as it holds for the person who is looking. */
export function GateRules({ gate: { statements, own_departments } }: Pick<CultureAnswer, 'gate'>) {
  return (
    <section aria-labelledby="rules-title" className="border-t py-8">
      <h2 id="rules-title" className="text-h4">
        <Trans>What is shown to whom</Trans>
      </h2>
      <ul className="mt-3 max-w-narrow list-disc space-y-1 pl-5 text-ui text-ink-soft">
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
        {own_departments.length > 0 && (
          <li>
            <Trans>Your own departments: {inRow(own_departments)}.</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}
