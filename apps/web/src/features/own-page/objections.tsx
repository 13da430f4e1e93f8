import type { OwnPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { NamedScore } from '../profile/measure-item.tsx';
import { objectedTo } from '../profile/objected.ts';
import { Objection } from '../profile/objection.tsx';

interface ObjectionsProps {
  page: OwnPage;
  change: (score: NamedScore) => ReactNode;
  takeBack: (measureKey: string) => Promise<void>;
}

/** All that this person objects to, on the first screen: the scores themselves are folded away. */
export function Objections({ page, change, takeBack }: ObjectionsProps) {
  const [score, setScore] = useState<NamedScore | null>(null);
  if (page.disputes.length === 0) return null;
  return (
    <section aria-labelledby="objections">
      <h2 id="objections" className="text-h3">
        <Trans>Your objections</Trans>
      </h2>
      <p className="mt-1 max-w-narrow text-ui text-ink-soft">
        <Trans>Anyone who opens your results sees your objections too.</Trans>
      </p>
      <ul className="mt-3 max-w-narrow border-t">
        {page.disputes.map((objection) => {
          const named = { key: objection.measure_key, name: objectedTo(page, objection.measure_key).name };
          return (
            <li key={named.key} className="grid gap-2 border-b py-3">
              <p className="text-body font-medium">{named.name}</p>
              <Objection objection={objection} subject={null} />
              <div className="flex flex-wrap gap-2">
                {change(named)}
                <Button size="small" variant="plain" onClick={() => setScore(named)}>
                  <Trans>Take it back</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {score && (
        <ConfirmDialog
          title={t`Take back your objection to ${score.name}?`}
          description={t`What you wrote about it will be deleted, and nobody will see it any more.`}
          confirm={t`Take it back`}
          onConfirm={() => takeBack(score.key)}
          onClose={() => setScore(null)}
        />
      )}
    </section>
  );
}
