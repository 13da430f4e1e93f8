import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { inRow } from '../../lib/lists.ts';
import { may } from '../../lib/may.ts';
import { Fold } from '../../ui/fold.tsx';
import { useUser } from '../session/user-context.ts';

/** Who sees what, in plain words, as it holds for the person who is looking. */
export function GateRules({ gate: { statements, own_departments } }: Pick<CultureAnswer, 'gate'>) {
  const seesCandidates = may(useUser(), 'candidates:see');
  const [first, ...others] = statements;
  return (
    <section id="rules" aria-labelledby="rules-title" className="scroll-mt-14 border-t py-4">
      <h2 id="rules-title" className="text-h4">
        <Trans>Who sees what</Trans>
      </h2>
      <p className="mt-1 max-w-[48rem] text-ui">{first}</p>
      <Fold label={t`All rules`}>
        <ul className="max-w-narrow list-disc space-y-1 pl-5 text-ui text-ink-soft">
          {others.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
          {own_departments.length > 0 && (
            <li>
              <Trans>Your own departments: {inRow(own_departments)}.</Trans>
            </li>
          )}
          <li>
            {seesCandidates ? (
              <Trans>Candidates are not counted here. They are on the Hires page.</Trans>
            ) : (
              <Trans>Candidates are not counted here.</Trans>
            )}
          </li>
        </ul>
      </Fold>
    </section>
  );
}
