import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon.tsx';
import { VisibilityStatements } from '../../ui/visibility-statements.tsx';
import { CopiedLinks } from './copied-links.tsx';
import { InformationLink } from './information-link.tsx';
import type { Opened } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';
import { WayOut } from './way-out.tsx';

interface AboutThisProps {
  state: Opened;
  store: RespondentStore;
}

/** What was said before the first question, within reach on every page. */
export function AboutThis({ state, store }: AboutThisProps) {
  if (state.invitation === null) return null;
  return (
    <details className="mt-14 border-t" onToggle={showOpened}>
      <summary className="flex min-h-12 list-none py-2 items-center gap-2 text-ui text-ink-soft [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="transition-transform unfolded:rotate-90" />
        <Trans>Who will see your answers, and how to stop</Trans>
      </summary>
      <VisibilityStatements statements={state.invitation.visibility.statements} className="mt-2" />
      <InformationLink invitation={state.invitation} />
      <CopiedLinks state={state} className="mt-6" />
      <WayOut state={state} store={store} />
    </details>
  );
}

/** It stands at the end of the page: what opens would be below the screen. */
function showOpened({ currentTarget: details }: { currentTarget: HTMLDetailsElement }): void {
  if (details.open) details.scrollIntoView({ block: 'start' });
}
