import type { Report } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UnmetList, type UnmetParts } from './unmet.tsx';

export interface Asked {
  readonly report: Report;
  /** What the writer cannot follow, where that was not said yet. */
  readonly unmet: UnmetParts;
}

interface BeforeWritingProps extends Asked {
  onWrite: () => void;
  onClose: () => void;
}

/** Before a draft takes the place of a text that someone has worked on, or is written otherwise than it was asked for. */
export function BeforeWriting({ report: { is_edited }, unmet, onWrite, onClose }: BeforeWritingProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={is_edited ? t`Replace the edited text?` : t`Write the draft without this?`}
      description={
        is_edited
          ? t`Someone has edited this text since it was written. A new draft replaces it, and the edits can’t be brought back.`
          : t`The built-in writer can’t follow these parts of your prompt, and writes the draft without them.`
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button variant={is_edited ? 'danger' : 'primary'} onClick={onWrite}>
            {is_edited ? <Trans>Replace it</Trans> : <Trans>Write the draft</Trans>}
          </Button>
        </>
      }
    >
      {unmet.length > 0 && (
        <div className="text-ui text-ink-soft">
          {is_edited && (
            <p className="mb-2">
              <Trans>The built-in writer can’t follow these parts of your prompt:</Trans>
            </p>
          )}
          <UnmetList unmet={unmet} />
        </div>
      )}
    </Dialog>
  );
}
