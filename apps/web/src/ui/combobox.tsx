import { Combobox as Base } from '@base-ui/react/combobox';
import { useField } from './field-context.ts';
import { Icon } from './icon.tsx';

export interface ComboboxItem {
  value: string;
  label: string;
}

interface ComboboxProps {
  items: readonly ComboboxItem[];
  value: string | null;
  onChange: (value: string | null) => void;
  name?: string;
  placeholder?: string;
  required?: boolean;
}

/** One of many, found by typing: the 84 behaviours. For the dashboard; it brings Base UI. */
export function Combobox({ items, value, onChange, name, placeholder, required }: ComboboxProps) {
  const wiring = useField({});
  const chosen = items.find((item) => item.value === value) ?? null;
  return (
    <Base.Root
      items={items}
      value={chosen}
      onValueChange={(item) => onChange(item?.value ?? null)}
      name={name}
      required={required}
    >
      <div className="relative">
        <Base.Input {...wiring} placeholder={placeholder} className="control pr-16" />
        <div className="absolute inset-y-0 right-1.5 flex items-center text-ink-soft">
          <Base.Clear aria-label="Clear" className="grid size-8 place-items-center rounded hover:text-ink">
            <Icon name="close" />
          </Base.Clear>
          <Base.Trigger
            aria-label="Show all"
            className="grid size-8 place-items-center rounded hover:text-ink"
          >
            <Icon name="chevron-down" />
          </Base.Trigger>
        </div>
      </div>
      <Base.Portal>
        <Base.Positioner sideOffset={4} collisionPadding={10} className="z-50 outline-none">
          <Base.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded border bg-raised py-1.5 text-ui shadow-float">
            <Base.Empty className="px-4 text-ink-soft not-empty:py-2">Nothing matches.</Base.Empty>
            <Base.List>
              {(item: ComboboxItem) => (
                <Base.Item
                  key={item.value}
                  value={item}
                  className="mx-1.5 flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-[3px] px-2.5 py-1 outline-none target data-highlighted:bg-sky-soft forced-colors:data-highlighted:outline-2"
                >
                  {item.label}
                  <Base.ItemIndicator className="size-2 shrink-0 rounded-full bg-link" />
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
