import { Trans } from '@lingui/react/macro';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { printPage } from './print-page.ts';

export function PrintButton() {
  const { isBusy, run } = useChange();
  return (
    <Button
      size="small"
      variant="quiet"
      loading={isBusy}
      className="print:hidden"
      onClick={() => run(printPage)}
    >
      <Icon name="print" />
      <Trans>Print</Trans>
    </Button>
  );
}
