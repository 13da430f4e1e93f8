import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { nextTab } from './tab-keys.ts';

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Given together, the caller keeps the choice, for one in the address. */
  value?: string;
  onChange?: (value: string) => void;
  className?: string;
}

/** Beside the content on a wide screen, above it on a phone; the dot on the line is where one is. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.value);
  const current = value ?? own;

  function pick(next: string) {
    setOwn(next);
    onChange?.(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === current);
    const next = nextTab(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    pick(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className={cx('md:grid md:grid-cols-[min(11rem,22%)_minmax(0,1fr)] md:gap-10', className)}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="tab-list">
        {tabs.map((tab) => {
          const selected = tab.value === current;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}-tab`}
              aria-controls={`${id}-${tab.value}`}
              aria-selected={selected}
              tabIndex={selected ? 0 : -1}
              onClick={() => pick(tab.value)}
              className="tab"
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          hidden={tab.value !== current}
          className="min-w-0 pt-6 md:pt-2"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
