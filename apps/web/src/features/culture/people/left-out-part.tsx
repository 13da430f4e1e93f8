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
              one: 'One person’s answers are left out because they cannot be trusted.',
              other: 'The answers of # people are left out because they cannot be trusted.',
            })
          : t`The answers that cannot be trusted are put back for this view.`
      }
      fold={t`Whose, why, and what they would change`}
      printed={false}
    >
      <LeftOut />
    </Part>
  );
}
