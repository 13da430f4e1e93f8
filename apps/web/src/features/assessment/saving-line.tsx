import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import type { Saving } from './send-answers.ts';

/** Nothing while all is well. Floats above the page, because a page must not move under a thumb. */
export function SavingLine({ saving }: { saving: Saving }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-10 p-3">
      {saving === 'slow' && (
        <Notice className="mx-auto max-w-[36rem] border-line shadow-float">
          <Trans>We are still saving your answers. You can go on.</Trans>
        </Notice>
      )}
      {saving === 'failed' && (
        <Notice kind="warning" className="mx-auto max-w-[36rem] border-line shadow-float">
          <Trans>
            Your answers could not be saved yet. They are kept here, and we keep trying. You can go on.
          </Trans>
        </Notice>
      )}
    </div>
  );
}
