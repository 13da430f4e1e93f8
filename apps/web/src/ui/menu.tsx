import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface MenuProps {
  /** A Button, or anything that is a button. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** MenuItem, MenuLink, MenuGroup, MenuSubmenu, MenuLine. */
  children: ReactNode;
}

/** Things to do with what the trigger names. For the dashboard; it brings Base UI. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Sheet align={align}>{children}</Sheet>
    </Base.Root>
  );
}

function Sheet({ children, ...place }: ComponentProps<typeof Base.Positioner>) {
  return (
    <Base.Portal>
      <Base.Positioner
        sideOffset={6}
        collisionPadding={10}
        positionMethod="fixed"
        className="z-30 outline-none"
        {...place}
      >
        <Base.Popup className="max-h-(--available-height) max-w-[calc(100vw-1.25rem)] min-w-52 overflow-y-auto rounded border bg-raised py-1.5 text-ui shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

const row =
  'mx-1.5 flex min-h-9 cursor-pointer items-center gap-3 rounded-[3px] px-2.5 py-1 no-underline outline-none select-none pointer-coarse:min-h-11 pointer-coarse:min-w-11 data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-sky-soft forced-colors:data-highlighted:outline-2';

type ItemProps = ComponentProps<typeof Base.Item> & { danger?: boolean };

export function MenuItem({ danger, className, ...props }: ItemProps) {
  return (
    <Base.Item
      {...props}
      className={cx(row, danger && 'text-error data-disabled:text-ink-faint', className as string)}
    />
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={row}>
      {children}
    </Base.LinkItem>
  );
}

/** One of several, such as the organisation that one works in. */
export function MenuChoice({ children, ...props }: ComponentProps<typeof Base.RadioGroup>) {
  return <Base.RadioGroup {...props}>{children}</Base.RadioGroup>;
}

export function MenuOption({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.RadioItem value={value} closeOnClick className={row}>
      <span className="w-4">
        <Base.RadioItemIndicator className="block size-2 rounded-full bg-link" />
      </span>
      {children}
    </Base.RadioItem>
  );
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-4 pt-2 pb-1 text-note text-ink-soft">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSubmenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={cx(row, 'justify-between data-popup-open:bg-sky-soft')}>
        {label}
        <Icon name="chevron-right" />
      </Base.SubmenuTrigger>
      <Sheet>{children}</Sheet>
    </Base.SubmenuRoot>
  );
}

export function MenuLine() {
  return <Base.Separator className="my-1.5 h-px bg-line" />;
}
