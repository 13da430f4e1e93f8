import type { CultureAnswer } from '@fourfold/contract';
import { useCulture } from '../culture-context.ts';
import { PartMenu } from '../export/part-menu.tsx';
import { Part } from '../part.tsx';
import { FindingItem } from './finding-item.tsx';
import { isAlone } from './is-alone.ts';
import { Undecided } from './undecided.tsx';

interface BarriersProps {
  barriers: NonNullable<CultureAnswer['barriers']>;
}

const doing = 'probably see it as weak';

/** What people see as weak here, and what it holds back. */
export function Barriers({ barriers: { sentence, listed, undecided } }: BarriersProps) {
  const { ask } = useCulture();
  const item = (entry: (typeof listed)[number], place: number | null) => (
    <FindingItem
      key={entry.key}
      entry={entry}
      number={
        place && (
          <span className="mt-0.5 w-5 shrink-0 text-right text-ui text-ink-soft tabular-nums">{place}</span>
        )
      }
      doing={doing}
      alone={place !== null && isAlone(entry, listed)}
      onAsk={() => ask({ about: 'barrier', entry })}
    />
  );
  return (
    <Part
      id="barriers"
      sentence={sentence}
      note="How people see work here. More is better; below 80 they see it as weak."
      actions={<PartMenu part="barriers" />}
    >
      {listed.length > 0 && (
        <ol
          className="gap-x-10 lg:grid lg:auto-cols-fr lg:grid-flow-col"
          style={{ gridTemplateRows: `repeat(${Math.ceil(listed.length / 2)}, auto)` }}
        >
          {listed.map((entry, index) => item(entry, index + 1))}
        </ol>
      )}
      <Undecided count={undecided.length} more={listed.length > 0}>
        {undecided.map((entry) => item(entry, null))}
      </Undecided>
    </Part>
  );
}
