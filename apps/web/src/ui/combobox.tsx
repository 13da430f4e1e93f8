import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { type ComboboxItem, matching, nextOption } from './combobox-choice.ts';
import { ComboboxOptions } from './combobox-options.tsx';
import { useField } from './field-context.ts';
import { Icon } from './icon.tsx';

export interface ComboboxProps {
  items: readonly ComboboxItem[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  name?: string;
  /** What is said where nothing matches what was typed. */
  nothing?: string;
}

/**
 * One of many, found by typing: the 84 behaviours. Emptied, it chooses nothing; left half typed, it goes back. Left with
 * what matches nothing it goes back too, and goes on saying so.
 */
export function Combobox({
  items,
  value,
  onChange,
  placeholder,
  name,
  nothing = t`Nothing matches.`,
}: ComboboxProps) {
  const wiring = useField({});
  const listId = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [missed, setMissed] = useState(false);

  const chosen = items.find((item) => item.value === value);
  const options = matching(items, query ?? '');
  const shown = open ? active : -1;

  function show(at = options.findIndex((item) => item.value === value)) {
    setOpen(true);
    setActive(at);
    setMissed(false);
  }
  function pick(item: ComboboxItem | undefined) {
    if (item) onChange(item.value);
    close();
  }
  function close() {
    setOpen(false);
    setQuery(null);
  }
  function onBlur() {
    if (query?.trim() === '') onChange(null);
    setMissed(open && options.length === 0);
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = nextOption(event.key, active, options.length);
    if (next !== null) {
      event.preventDefault();
      if (open) setActive(next);
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      // What matches nothing stays to be corrected.
      if (options.length > 0) pick(options[active]);
    } else if (event.key === 'Escape' && open) {
      // One Escape for the list; the next is for the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <>
      <div className="relative">
        <input
          {...wiring}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={options[shown] ? `${listId}-${shown}` : undefined}
          placeholder={placeholder}
          value={query ?? chosen?.label ?? ''}
          onChange={(event) => {
            setQuery(event.target.value);
            show(0);
          }}
          onClick={() => show()}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          className="control pr-9"
        />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
        />
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <ComboboxOptions
          id={listId}
          open={open}
          options={options}
          active={shown}
          chosen={value}
          nothing={nothing}
          onPick={pick}
        />
      </div>
      {missed && (
        <p role="status" className="mt-1 text-note text-ink-soft">
          {nothing}
        </p>
      )}
    </>
  );
}
