import { useCulture } from '../culture-context.ts';

/** The name of a competency or a domain in a table: it opens what is behind its score. */
export function AskGroup({ groupKey, name }: { groupKey: string; name: string }) {
  const { ask } = useCulture();
  return (
    <button
      type="button"
      className="link text-left pointer-coarse:py-2"
      onClick={() => ask({ about: 'score', key: groupKey, of: 'group' })}
    >
      {name}
    </button>
  );
}
