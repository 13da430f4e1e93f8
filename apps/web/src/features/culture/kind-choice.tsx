import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { kindOf, type MeasureKind } from './kind-of.ts';

const words: Record<MeasureKind, string> = { behaviour: t`Behaviours`, perception: t`Perceptions` };

/** What people do, or how they see work here: kept in the address. */
export function KindChoice({ label }: { label: string }) {
  const [query, setQuery] = useSearchParams();
  const current = kindOf(query);
  const choose = (kind: MeasureKind) => {
    const next = new URLSearchParams(query);
    if (kind === 'behaviour') next.delete('kind');
    else next.set('kind', kind);
    setQuery(next, { preventScrollReset: true, replace: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap rounded border border-line-strong"
    >
      {(Object.keys(words) as MeasureKind[]).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === current}
          onClick={() => choose(kind)}
          className={cx(
            'min-h-9 px-3 text-note font-medium pointer-coarse:min-h-11',
            kind === current ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          {words[kind]}
        </button>
      ))}
    </div>
  );
}
