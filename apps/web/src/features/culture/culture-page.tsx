import { getCulture } from '@fourfold/contract';
import { useMemo, useState } from 'react';
import { call } from '../../lib/api.ts';
import { LoadingPart } from '../../lib/loading-part.tsx';
import { useLoading } from '../../lib/use-loading.ts';
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
  const { tick, answered } = useLive();
  const [started, setStarted] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const key = `${keyOf(filter)} ${tick} ${started}`;
  const culture = useLoading(key, (signal) =>
    call(getCulture, { query: filter }, { signal, handles: ['not_found'] }),
  );
  const context = useMemo(() => ({ filter, key, ask: setAsked }), [filter, key]);
  return (
    <CultureContext value={context}>
      <LiveLine answered={answered} />
      <LoadingPart
        loading={culture}
        label="Loading the culture"
        skeleton={<PartSkeleton label="Loading the culture" />}
      >
        {(answer) => <CultureFigures answer={answer} onStarted={() => setStarted(started + 1)} />}
      </LoadingPart>
      <EvidenceDialog asked={asked} onClose={() => setAsked(null)} />
    </CultureContext>
  );
}
