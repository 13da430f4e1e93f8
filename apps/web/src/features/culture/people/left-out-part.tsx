import { plural, t } from '@lingui/core/macro';
import { useCulture } from '../culture-context.ts';
import { Part } from '../part.tsx';
import { LeftOut } from './left-out.tsx';

/** Whose answers are left out. Opening it is what shows single people. */
export function LeftOutPart({ count }: { count: number | null }) {
  const { filter } = useCulture();
  return (
    <Part
      id="left-out"
      name={t`Left-out answers`}
      sentence={
        filter.include === undefined
          ? plural(count ?? 0, {
              one: 'One set of answers is left out because it can’t be relied on.',
              other: '# sets of answers are left out because they can’t be relied on.',
            })
          : t`In this view, answers that can’t be relied on are included.`
      }
      fold={t`Whose answers, why, and what difference they make`}
      printed={false}
    >
      <LeftOut />
    </Part>
  );
}
