import type { FrozenFinding, SnapshotFigures } from '@fourfold/contract/schemas';
import { readingOf, sayOrigin, snapshotParts } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { onDay } from '../../lib/dates.ts';
import { longDay } from '../../lib/long-day.ts';
import { Five } from './five.tsx';
import { ScoreList } from './score-list.tsx';

interface ToldProps {
  title: string;
  figures: SnapshotFigures;
  /** Until when its link works; null before there is one. */
  expires: string | null;
  /** Under another heading of the page, a level further down. */
  inner?: boolean;
}

/** All that a snapshot says: what was found, who was heard, the ten, and how to read it. */
export function Told({ title, figures, expires, inner = false }: ToldProps) {
  const [scale, ...reading] = readingOf(figures);
  const Heading = inner ? 'h3' : 'h1';
  const { people, heard, sentence, opportunities, barriers, competencies, domains } = figures;
  return (
    <div className="@container grid gap-9 print:block print:space-y-6">
      <header>
        <Heading className="font-display text-h2 wrap-anywhere print:text-h3">{title}</Heading>
        <p className="mt-1 font-sans text-ui text-ink-soft">
          {sayOrigin({ ...figures, day: longDay(figures.as_of) })}
        </p>
        <p className="mt-5 max-w-[42rem] font-display text-h4 print:mt-3">{sentence}</p>
      </header>
      <section aria-label={snapshotParts.heard()} className="font-sans">
        <dl className="grid grid-cols-3 gap-x-5">
          <Fact number={people}>
            <Plural value={people} one="person included" other="people included" />
          </Fact>
          <Fact number={clearOf(opportunities.listed)}>
            <Trans>of 5 opportunities are clear findings</Trans>
          </Fact>
          <Fact number={clearOf(barriers.listed)}>
            <Trans>of 5 barriers are clear findings</Trans>
          </Fact>
        </dl>
        {heard !== null && <p className="mt-3 text-ui text-ink-soft">{heard}</p>}
      </section>
      <div className="grid gap-x-12 gap-y-9 @min-[52rem]:grid-cols-2 print:block print:space-y-6">
        <Five
          name={snapshotParts.opportunities()}
          listed={opportunities.listed}
          shown={figures.departments}
        />
        <Five name={snapshotParts.barriers()} {...barriers} shown={figures.departments} />
      </div>
      <section aria-label={snapshotParts.profile()} className="break-inside-avoid">
        <h2 className="font-display text-h3">{snapshotParts.profile()}</h2>
        <div className="mt-3 grid gap-x-12 gap-y-6 @min-[52rem]:grid-cols-2 print:grid-cols-2">
          <ScoreList name={snapshotParts.competencies()} scores={competencies} />
          <ScoreList name={snapshotParts.domains()} scores={domains} />
        </div>
      </section>
      <footer className="border-t pt-5 font-sans text-note text-ink-soft">
        <h2 className="font-medium text-ink">{snapshotParts.howToRead()}</h2>
        <div className="mt-2 gap-x-12 @min-[52rem]:columns-2">
          <p className="mb-2 break-inside-avoid">
            {scale}{' '}
            <Trans>
              The dot on each line is the score and the bar its likely range. Blue is low, grey is balanced,
              and amber to orange is high.
            </Trans>
          </p>
          {reading.map((text) => (
            <p key={text} className="mb-2 break-inside-avoid">
              {text}
            </p>
          ))}
        </div>
        {expires !== null && (
          <p className="mt-3 print:hidden">{t`This link works until ${onDay(expires)}.`}</p>
        )}
      </footer>
    </div>
  );
}

const clearOf = (listed: readonly FrozenFinding[]) => listed.filter(({ label }) => label === 'clear').length;

function Fact({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end border-t pt-2">
      <dt className="text-note text-ink-soft">{children}</dt>
      <dd className="font-display text-h2 tabular-nums">{number}</dd>
    </div>
  );
}
