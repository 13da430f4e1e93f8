import type { EffectRange, ExperimentResult, Trend } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { onDay } from '../../../lib/dates.ts';
import { inRow } from '../../../lib/lists.ts';
import { signedOf } from '../../../lib/numbers.ts';
import { Fold } from '../../../ui/fold.tsx';
import { KeysVersion } from '../../../ui/keys-version.tsx';
import { PoleMarks } from '../../../ui/pole-marks.tsx';
import { sayAnswer } from './say-answer.ts';

/** What the plan did, in one sentence and one picture; what has to be known beside it below. */
export function WhatItDid({ result, trend }: { result: ExperimentResult; trend: Trend | null }) {
  const { effect, before_after, why_misleading, notes, rounds } = result;
  // More than one only where the questionnaire changed meanwhile, which a note says.
  const versions = [...new Set(rounds.map(({ keys_version }) => keys_version))];
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-h4">{sayAnswer(result, trend)}</p>
      {effect !== null && <Picture effect={effect} beforeAfter={before_after} />}
      {why_misleading !== null && <p className="text-ui text-ink-soft">{why_misleading}</p>}
      {notes.length > 0 && (
        <ul className="grid list-disc grid-cols-1 gap-1 pl-5 text-ui text-ink-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {effect !== null && versions.length > 0 && <KeysVersion version={inRow(versions)} />}
      {effect !== null && rounds.length > 0 && <Rounds rounds={rounds} />}
    </div>
  );
}

interface PictureProps {
  effect: EffectRange;
  beforeAfter: EffectRange | null;
}

/** Both on one line of points, nothing in its middle, so that the eye compares what the words compare. */
function Picture({ effect, beforeAfter }: PictureProps) {
  const ends = [effect, beforeAfter].flatMap((range) => (range === null ? [] : [range.low, range.high]));
  const most = Math.max(20, Math.ceil(Math.max(...ends.map(Math.abs)) / 10) * 10);
  const rows: [string, EffectRange | null, 'ink' | 'quiet'][] = [
    [t`Compared with departments that waited`, effect, 'ink'],
    [t`Before and after in these departments, from each department’s own answers`, beforeAfter, 'quiet'],
  ];
  return (
    <div className="grid grid-cols-1 gap-2 text-ui">
      {rows.map(
        ([label, range, tone]) =>
          range !== null && (
            <div key={label} className="grid items-center gap-x-4 sm:grid-cols-[13rem_1fr_8rem]">
              <span>{label}</span>
              <PoleMarks
                value={range.points}
                interval={[range.low, range.high]}
                domain={[-most, most]}
                middle={0}
                tone={tone}
                className="w-full max-sm:order-last"
              />
              <span className="tabular-nums">
                <span className="font-medium">{signedOf(range.points)}</span>{' '}
                <span className="text-note text-ink-soft">
                  <span className="sr-only">
                    <Trans>likely range </Trans>
                  </span>
                  {t`${signedOf(range.low)} to ${signedOf(range.high)}`}
                </span>
              </span>
            </div>
          ),
      )}
      <div className="grid gap-x-4 text-note text-ink-soft sm:grid-cols-[13rem_1fr_8rem]" aria-hidden="true">
        <span className="flex justify-between sm:col-start-2">
          <span>{signedOf(-most)}</span>
          <span>
            <Trans>no change</Trans>
          </span>
          <span>{signedOf(most)}</span>
        </span>
      </div>
    </div>
  );
}

function Rounds({ rounds }: Pick<ExperimentResult, 'rounds'>) {
  return (
    <Fold label={t`What was compared`}>
      <ul className="text-ui">
        {rounds.map(({ name, opened_at, teams, running }) => (
          <li key={opened_at} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <span>
              {name} <span className="text-note text-ink-soft">{onDay(opened_at)}</span>
            </span>
            <span className="text-ink-soft">
              <Plural value={teams} one="# department with scores" other="# departments with scores" />
              {', '}
              <Plural value={running} _0="none with the plan" one="# with the plan" other="# with the plan" />
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
