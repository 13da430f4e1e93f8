import type { CultureAnswer } from '@fourfold/contract/schemas';
import { LOW_EDGE } from '@fourfold/measurement/person/bands.ts';
import { t } from '@lingui/core/macro';
import { useCulture } from '../culture-context.ts';
import { PartMenu } from '../export/part-menu.tsx';
import { Part } from '../part.tsx';
import { FindingItem } from './finding-item.tsx';

interface BarriersProps {
  barriers: NonNullable<CultureAnswer['barriers']>;
}

/** What people see as weak here, and what it holds back. */
export function Barriers({ barriers: { sentence, listed, held } }: BarriersProps) {
  const { ask } = useCulture();
  return (
    <Part
      id="barriers"
      sentence={sentence}
      note={t`How people see work here. More is better. Below ${LOW_EDGE} they see it as weak.`}
      actions={<PartMenu part="barriers" />}
    >
      <ol
        className="gap-x-10 lg:grid lg:auto-cols-fr lg:grid-flow-col"
        style={{ gridTemplateRows: `repeat(${Math.ceil(listed.length / 2)}, auto)` }}
      >
        {listed.map((entry, index) => (
          <FindingItem
            key={entry.key}
            entry={entry}
            number={
              <span className="mt-0.5 w-5 shrink-0 text-right text-ui text-ink-soft tabular-nums">
                {index + 1}
              </span>
            }
            onAsk={() => ask({ about: 'barrier', entry, held })}
          />
        ))}
      </ol>
    </Part>
  );
}
