import { getCulture } from '@fourfold/contract/calls';
import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { LoadingPart } from '../../ui/loading-part.tsx';
import { type Asked, CultureContext } from './culture-context.ts';
import { CultureFigures } from './culture-figures.tsx';
import { keyOf } from './culture-filter.ts';
import { EvidenceDialog } from './evidence/evidence-dialog.tsx';
import { LiveLine } from './live-line.tsx';
import { PartSkeleton } from './part-skeleton.tsx';
import { useFilter } from './use-filter.ts';
import { useLive } from './use-live.ts';

/** What the answers say about the organisation, or about the part of it that the address names. */
export function CulturePage() {
  const { filter } = useFilter();
  const { tick, answered, refresh } = useLive();
  const [started, setStarted] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const key = `${keyOf(filter)} ${tick} ${started}`;
  const culture = useLoading(key, (signal) =>
    call(getCulture, { query: filter }, { signal, handles: ['not_found'] }),
  );
  useCatchUp(culture.isLoading || Object.keys(filter).length > 0 ? null : culture.value, answered, refresh);
  const context = useMemo(() => ({ filter, key, ask: setAsked }), [filter, key]);
  return (
    <CultureContext value={context}>
      <LiveLine tick={tick} answered={answered} />
      <LoadingPart
        loading={culture}
        label={t`Loading the culture`}
        skeleton={<PartSkeleton label={t`Loading the culture`} />}
      >
        {(answer) => <CultureFigures answer={answer} onStarted={() => setStarted(started + 1)} />}
      </LoadingPart>
      <EvidenceDialog asked={asked} onClose={() => setAsked(null)} />
    </CultureContext>
  );
}

/** Someone may have submitted after the page was asked for and before its line to the server stood. */
function useCatchUp(shown: CultureAnswer | null, answered: number | null, refresh: () => void): void {
  /** Once for each number: should the two ever disagree for good, the page must not load for ever. */
  const caughtUp = useRef(0);
  useEffect(() => {
    if (shown?.state !== 'figures' || answered === null || answered === caughtUp.current) return;
    if (shown.people === answered) return;
    caughtUp.current = answered;
    refresh();
  }, [shown, answered, refresh]);
}
