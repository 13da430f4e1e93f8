import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { ComboboxItem } from './combobox-choice.ts';
import { cx } from './cx.ts';

interface ComboboxOptionsProps {
  id: string;
  open: boolean;
  options: readonly ComboboxItem[];
  active: number;
  chosen: string | null;
  /** What is said where there is none. */
  nothing: string;
  onPick: (item: ComboboxItem) => void;
}

/** The list under a combobox. The focus stays in the input, so a press must not take it and a key needs no handler. */
export function ComboboxOptions({
  id,
  open,
  options,
  active,
  chosen,
  nothing,
  onPick,
}: ComboboxOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      hidden={!open}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded border bg-raised text-ui shadow-float"
    >
      <div
        id={id}
        ref={list}
        role="listbox"
        aria-label={t`Choices`}
        className="max-h-72 overflow-y-auto p-1.5"
      >
        {options.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input keeps the focus and takes the keys.
          <div
            key={item.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={item.value === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(item)}
            className={cx(
              'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-[3px] px-2.5 py-1 pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:bg-sunk',
              index === active && 'bg-sky-soft forced-colors:outline-2',
            )}
          >
            {item.label}
            {item.value === chosen && <span className="size-2 shrink-0 rounded-full bg-link" />}
          </div>
        ))}
      </div>
      <p role="status" className={options.length === 0 ? 'px-4 pb-3 text-ink-soft' : 'sr-only'}>
        {options.length === 0 ? nothing : t`${options.length} choices`}
      </p>
    </div>
  );
}
