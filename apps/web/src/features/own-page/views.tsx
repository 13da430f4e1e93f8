import type { ProfileView } from '@fourfold/contract/schemas';
import type { ShownAs } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { atTime } from '../../lib/dates.ts';
import { roleNames } from '../../lib/role-names.ts';
import { Button } from '../../ui/button.tsx';

const how: Record<ShownAs, string> = {
  profile: t`opened your results`,
  list: t`saw you in a table of individual results`,
  export: t`exported your results`,
  report: t`used your results for a report`,
};

const shownAtFirst = 5;

/** Who has looked, and when: the promise before the first question can be checked here. */
export function Views({ views }: { views: readonly ProfileView[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? views : views.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="views">
      <h2 id="views" className="text-h3">
        <Trans>Who has opened your results</Trans>
      </h2>
      {views.length === 0 ? (
        <p className="mt-2 text-body text-ink-soft">
          <Trans>Nobody so far. Anyone who opens them will be listed here.</Trans>
        </p>
      ) : (
        <ul className="mt-3 border-t">
          {shown.map(({ name, role, shown: as, at }) => (
            <li
              key={`${name} ${as} ${at}`}
              className="flex flex-wrap justify-between gap-x-6 border-b py-3 text-ui"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{name ?? t`Someone who has since left`}</span>
                <span className="text-ink-soft">
                  , {roleNames[role].toLowerCase()}, {how[as]}
                </span>
              </span>
              <time dateTime={at} className="text-ink-soft tabular-nums">
                {atTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {views.length > shown.length && (
        <Button variant="quiet" className="mt-2 -ml-4" onClick={() => setIsWhole(true)}>
          <Trans>Show all {views.length}</Trans>
        </Button>
      )}
    </section>
  );
}
