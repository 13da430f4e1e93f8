import type { OwnPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface RightsProps {
  page: OwnPage;
  erase: () => Promise<void>;
  erased: () => void;
}

/** Taking everything along, and having everything erased. */
export function Rights({ page, erase, erased }: RightsProps) {
  const [isAsked, setIsAsked] = useState(false);
  async function eraseAll(): Promise<void> {
    await erase();
    erased();
  }

  return (
    <section aria-labelledby="rights" className="border-t pt-6">
      <h2 id="rights" className="text-h3">
        <Trans>Your rights</Trans>
      </h2>
      <p className="mt-2 max-w-narrow text-body text-ink-soft">
        <Trans>
          The download has everything that this page shows, in a form that programs can read. Erasing deletes
          your answers, results and details from the account of {page.organisation}.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          onClick={() => saveFile('my-results.json', JSON.stringify(page, null, 2), 'application/json')}
        >
          <Icon name="download" /> <Trans>Download everything</Trans>
        </Button>
        <Button variant="plain" onClick={() => setIsAsked(true)}>
          <Trans>Erase everything</Trans>
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t`Erase your answers and results?`}
          description={t`This cannot be undone. Once they are erased, nobody can open them, neither you nor anyone at the company. Group scores will no longer include you. Reports that were already sent stay with the people who have them.`}
          confirm={t`Erase everything`}
          cancel={t`Keep them`}
          onConfirm={eraseAll}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}
