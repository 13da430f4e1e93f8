import type { ResponseKind } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

/** What someone would get and meet, before anybody gets it. */
export function PreviewButton({ kind }: { kind: ResponseKind }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="max-sm:px-1" onClick={() => setIsOpen(true)}>
        <Trans>Preview mail and questionnaire</Trans>
      </Button>
      {isOpen && <PreviewDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  );
}
