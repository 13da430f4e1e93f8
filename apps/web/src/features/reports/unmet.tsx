import type { Report } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

export type UnmetParts = NonNullable<Report['reading']>['unmet'];

interface UnmetProps {
  unmet: UnmetParts;
  className?: string;
}

/** Which parts of a prompt the built-in writer cannot follow, and why. */
export function Unmet({ unmet, className }: UnmetProps) {
  if (unmet.length === 0) return null;
  return (
    <Notice
      kind="warning"
      {...(className === undefined ? {} : { className })}
      title={t`The built-in writer can’t follow these parts of your prompt`}
    >
      <UnmetList unmet={unmet} />
      <p className="mt-2">
        <Trans>If something is missing, add it to the draft yourself.</Trans>
      </p>
    </Notice>
  );
}

export function UnmetList({ unmet }: { unmet: UnmetParts }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
      {unmet.map(({ part, reason }) => (
        <li key={part}>
          <span className="text-ink">“{part}”</span> {reason}
        </li>
      ))}
    </ul>
  );
}
