import { getCulture } from '@fourfold/contract/calls';
import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { LoadingPart } from '../../ui/loading-part.tsx';
import { type Asked, CultureContext } from './culture-context.ts';
import { keyOf } from './culture-filter.ts';
import { EvidenceDialog } from './evidence/evidence-dialog.tsx';
import { PictureContext } from './export/picture-context.ts';
import { pictureOf } from './export/picture-of.ts';
import { LiveLine } from './live-line.tsx';
import { MayContext } from './may-context.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { usePrintKeys } from './print-page.ts';
import { useFilter } from './use-filter.ts';
import { useLive } from './use-live.ts';

interface CultureScopeProps {
  /** `again` loads everything anew. */
  children: (answer: CultureAnswer, again: () => void) => ReactNode;
}

/**
 * What every screen about the culture stands on: whose answers the address asks for, the figures, kept fresh while
 * the screen is open, and the explanation behind each of them.
 */
export function CultureScope({ children }: CultureScopeProps) {
  const { filter } = useFilter();
  const { tick, answered, grown, refresh } = useLive();
  const [started, setStarted] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const key = `${keyOf(filter)} ${tick} ${started}`;
  const culture = useLoading(key, (signal) =>
    call(getCulture, { query: filter }, { signal, handles: ['not_found'] }),
  );
  useCatchUp(culture.isLoading || Object.keys(filter).length > 0 ? null : culture.value, answered, refresh);
  usePrintKeys();
  const isOwn = culture.value?.state === 'figures';
  const context = useMemo(() => ({ filter, key, ask: setAsked, isOwn }), [filter, key, isOwn]);
  return (
    <CultureContext value={context}>
      <LiveLine grown={grown} answered={answered} />
      <LoadingPart
        loading={culture}
        label={t`Loading the culture`}
        skeleton={<PartSkeleton label={t`Loading the culture`} />}
      >
        {(answer) => (
          <MayContext value={answer.may}>
            <PictureContext value={pictureOf(answer)}>
              {children(answer, () => setStarted(started + 1))}
            </PictureContext>
          </MayContext>
        )}
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
